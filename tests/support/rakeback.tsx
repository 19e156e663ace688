import { act } from '@testing-library/react';
import { Rakeback } from '@/components/rewards/rakeback/Rakeback';
import { PlayerRakeback } from '@/components/rewards/rakeback/PlayerRakeback';
import { claimed, PATHS, receipt, SOME_DAYS } from './rakebackAnswers';
import type { HttpRequest } from '@/services/http/call';
import { show, type Around } from '../render';
import { playerStore, type Answers } from './player';

export * from './rakebackAnswers';

/** Maria with one deposit, in euros; her wallet may be changed during the test. `preferences` are hers. */
export async function maria(answers: Answers, over: { depositCount?: number | null; preferences?: object } = {}) {
  const { depositCount = 1, preferences = {} } = over;
  const wallet = { currencyCode: 'EUR', realMoney: '10.00', bonus: '0', depositWager: '0', isActive: true };
  const tab = await playerStore(
    { [PATHS.days]: SOME_DAYS, [PATHS.receipt]: receipt, [PATHS.claim]: claimed(), ...answers },
    { currencyCode: 'EUR', countryCode: 'DE', tags: [], depositCount },
    { userWallet: [wallet], preferences },
  );
  return { ...tab, wallet };
}

/** Waits for answers to be rendered: the store notifies in the next frame. */
export const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

/** The page's calendar as Maria sees it, after all calls; the time is noon. */
export async function openRakeback(
  answers: Answers = {},
  { depositCount, preferences, ...around }: Around & { depositCount?: number | null; preferences?: object } = {},
) {
  const given = { ...(depositCount !== undefined && { depositCount }), ...(preferences && { preferences }) };
  const { store, asked, wallet } = await maria(answers, given);
  const shown = show(<Rakeback Player={PlayerRakeback} />, {
    store,
    ...around,
    settings: { calendarTimeZone: 'UTC', ...around.settings },
  });
  await settle();
  const at = (path: string): HttpRequest[] => asked.filter((request) => request.path === path);
  return { ...shown, store, asked, wallet, at };
}
