import { act, screen, within } from '@testing-library/react';
import { roundPlayed } from '@/services/game/play';
import { show } from '@/tests/render';
import { frames } from '@/tests/support/frames';
import { playerStore, type Answers } from '@/tests/support/player';
import { CheckGate } from './CheckGate';

// A loaded part stays loaded, and so does one that failed: market.test.tsx has the one that loads.
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => Promise.reject(new Error('offline')) }));

const SESSION = '/api/user/play-session';
const session = (realityCheckDue: boolean) => ({
  data: {
    startedAt: '2026-11-21T10:00:00.000Z',
    now: '2026-11-21T10:30:00.000Z',
    netResult: '-18.40',
    currencyCode: 'EUR',
    realityCheckMinutes: 30,
    realityCheckDue,
    realityCheckAt: null,
  },
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a reality check that did not load is told once it is due, because the game waits for it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers: Answers = { [SESSION]: session(false) };
  const { store } = await playerStore(answers);
  show(<CheckGate />, { store });
  await frames();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answers[SESSION] = session(true);
  await act(async () => void store.dispatch(roundPlayed()));
  const box = await screen.findByRole('alertdialog', { name: 'Data loading error' });
  expect(within(box).getByRole('button', { name: 'Try again' })).toBeVisible();
});
