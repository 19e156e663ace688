import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import { MARKETS } from '@/config/markets/markets';
import type { Settings } from '@/config/settings';
import { inMarket } from '@/domain/site/inMarket';
import { SettingsProvider, useSettings } from '@/hooks/useSettings';
import type { RealPlayNow } from '@/domain/game/realPlay';
import type { WageringType } from '@/domain/bonuses/offer';
import { NOTHING_TOLD } from '@/domain/game/realPlay';
import { stakeable } from '@/domain/game/stakeable';
import { show } from '@/tests/render';
import { sampleDetails } from '@/tests/sampleGames';
import { frames } from '@/tests/support/frames';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { useCheckDue, usePlaySession } from '@/hooks/player/usePlaySession';
import { FrameBalance, PlayNotes } from './AroundFrame';
import { PlayStatus } from './PlayStatus';
import { RealityCheck } from './RealityCheck';

const SESSION = '/api/user/play-session';
const ACKNOWLEDGE = '/api/user/acknowledge-reality-check';
const LIMITS = '/api/user/limits';
const START = Date.parse('2026-11-21T10:00:00.000Z');

/** The server's answer for a play session, `seconds` after its start. */
const told = (seconds: number, over = {}) => ({
  data: {
    startedAt: new Date(START).toISOString(),
    now: new Date(START + seconds * 1000).toISOString(),
    netResult: '-18.40',
    currencyCode: 'EUR',
    staked: '92.00',
    won: '73.60',
    realityCheckMinutes: 30,
    realityCheckDue: false,
    realityCheckAt: null,
    ...over,
  },
});
const DUE = told(1_800, { realityCheckDue: true, realityCheckAt: new Date(START + 1_800_000).toISOString() });

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

/** The reality check as it is over every page. */
function Check() {
  const { session } = usePlaySession();
  return <RealityCheck session={session} due={useCheckDue(session)} />;
}

async function open(answers: Answers) {
  const { store, asked } = await playerStore(answers);
  const events = createSocketEvents();
  const part = (
    <SocketEventsProvider value={events.subscribe}>
      <PlayStatus />
      <Check />
    </SocketEventsProvider>
  );
  const shown = show(part, { store });
  await settle();
  const count = (path: string) => asked.filter((request) => request.path === path).length;
  return { ...shown, publish: events.publish, asked, count, answers };
}

/** Lets answers arrive; the store notifies in the next frame. */
const settle = () => (isFake() ? act(() => jest.advanceTimersByTimeAsync(50)) : frames());
const isFake = () => 'clock' in setTimeout;

const status = () => screen.getByRole('group', { name: 'Your play session' });

describe('time and net result in the header', () => {
  test('MKT-04 MKT-14 run by the clock of the server, a loss with its minus', async () => {
    jest.useFakeTimers();
    const { publish, answers } = await open({ [SESSION]: told(2_527) });
    expect(status()).toHaveTextContent('Session0:42:07Net −€18.40');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(status()).toHaveTextContent('0:42:12');
    // The device's clock jumps by an hour: with the next answer the time is the server's again.
    jest.setSystemTime(Date.now() + 3_600_000);
    answers[SESSION] = told(2_540);
    act(() => publish('debit', { win: '1' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(status()).toHaveTextContent(/0:42:2[01]/);
  });

  test.each(['netResult', 'currencyCode', 'now'])(
    'are absent, and no zero, where %s does not come',
    async (missing) => {
      await open({ [SESSION]: told(10, { [missing]: undefined }) });
      expect(screen.queryByRole('group', { name: 'Your play session' })).toBeNull();
    },
  );

  test('are hidden while no game is played', async () => {
    await open({ [SESSION]: told(0, { startedAt: null, netResult: '0.00' }) });
    expect(screen.queryByRole('group', { name: 'Your play session' })).toBeNull();
  });

  test('have room from the first paint of the next page while they run, and none after it', async () => {
    jest.useFakeTimers();
    const { answers, unmount } = await open({ [SESSION]: told(10) });
    const root = document.documentElement;
    expect([root.hasAttribute('data-playing'), localStorage.getItem('playing')]).toEqual([true, '1']);
    answers[SESSION] = told(0, { startedAt: null, netResult: '0.00' });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect([root.hasAttribute('data-playing'), localStorage.getItem('playing')]).toEqual([false, null]);
    answers[SESSION] = told(20);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(root).toHaveAttribute('data-playing');
    unmount();
    expect(root).not.toHaveAttribute('data-playing');
  });

  test('are asked anew on a bet or a win, many together once', async () => {
    jest.useFakeTimers();
    const { publish, answers, count } = await open({ [SESSION]: told(10) });
    answers[SESSION] = told(12, { netResult: '5.00' });
    for (let round = 0; round < 5; round++) act(() => publish(round % 2 ? 'debit' : 'credit', { win: '1' }));
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(status()).toHaveTextContent('Net +€5.00');
    expect(count(SESSION)).toBe(2);
  });

  test('equal those of the server after one poll, however long the socket was cut', async () => {
    jest.useFakeTimers();
    const { answers } = await open({ [SESSION]: told(10) });
    answers[SESSION] = told(700, { netResult: '-250.00' });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(status()).toHaveTextContent('−€250.00');
  });

  test('are asked anew when the page is looked at again after a while', async () => {
    jest.useFakeTimers();
    const { answers } = await open({ [SESSION]: told(10) });
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    answers[SESSION] = told(600, { netResult: '-7.00' });
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(status()).toHaveTextContent('−€18.40');
    seen.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(status()).toHaveTextContent('−€7.00');
  });

  test('leave no timer and no listener behind', async () => {
    jest.useFakeTimers();
    const { unmount, count } = await open({ [SESSION]: told(10) });
    unmount();
    const before = count(SESSION);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(count(SESSION)).toBe(before);
  });
});

describe('the reality check', () => {
  const dialog = () => screen.queryByRole('alertdialog', { name: 'How long you’ve played' });
  const answer = (name: string) => screen.getByRole('button', { name });
  const GO_ON = 'I’ve read this, continue';

  test('says nothing of stakes and wins that the casino does not tell', async () => {
    await open({ [SESSION]: { data: { ...DUE.data, staked: null, won: undefined } } });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(1)).toEqual(['–', '–', '−€18.40']);
  });

  test('MKT-13 tells time, stakes, wins and the net result, and no key or press beside it takes it away', async () => {
    // More than a second may pass before the assertion.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const { user } = await open({ [SESSION]: DUE });
    expect(dialog()).toHaveTextContent(/every 30 minutes/);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['0:30:00', '€92.00', '€73.60', '−€18.40']);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void dialog()!.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    fireEvent.pointerDown(dialog()!);
    fireEvent.pointerUp(dialog()!);
    fireEvent.click(dialog()!);
    expect(dialog()).toHaveAttribute('open');
    // If the browser closes it anyway, it is reopened.
    act(() => (dialog() as HTMLDialogElement).close());
    await waitFor(() => expect(dialog()).toHaveAttribute('open'));
  });

  test('comes when its time has come by the clock of the server, also while nobody can be asked', async () => {
    jest.useFakeTimers();
    const at = new Date(START + 1_800_000).toISOString();
    const { answers } = await open({ [SESSION]: told(1_790, { realityCheckAt: at }) });
    delete answers[SESSION];
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(dialog()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(dialog()).toHaveAttribute('open');
  });

  test('goes once the server knows that it was read, after one call however often it is pressed', async () => {
    const known: Answers = { [SESSION]: DUE };
    known[ACKNOWLEDGE] = () => {
      known[SESSION] = told(1_810);
      return {};
    };
    const { user, asked } = await open(known);
    await user.dblClick(answer(GO_ON));
    await waitFor(() => expect(dialog()).toBeNull());
    const sent = asked.filter(({ path }) => path === ACKNOWLEDGE);
    expect(sent).toMatchObject([
      { body: {}, needsToken: true, idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
  });

  test('stays through a lost answer, which is asked for under the same key', async () => {
    let calls = 0;
    const known: Answers = { [SESSION]: DUE };
    known[ACKNOWLEDGE] = () => {
      if (++calls === 1) return Promise.reject(LOST);
      known[SESSION] = told(1_810);
      return {};
    };
    const { user, asked } = await open(known);
    await user.click(answer(GO_ON));
    expect(await screen.findByText(/We didn’t get a response/)).toBeVisible();
    expect(dialog()).toHaveAttribute('open');
    await waitFor(() => expect(dialog()).toBeNull());
    const keys = asked.filter(({ path }) => path === ACKNOWLEDGE).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test.each([
    ['Take a break', '/profile2/limits'],
    ['See your history', '/profile/transactions'],
  ])('%s acknowledges it and leads on', async (name, page) => {
    const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
    const known: Answers = { [SESSION]: DUE };
    known[ACKNOWLEDGE] = () => {
      known[SESSION] = told(1_810);
      return {};
    };
    const { user, count } = await open(known);
    await user.click(answer(name));
    await waitFor(() => expect(push).toHaveBeenCalledWith(page));
    expect(count(ACKNOWLEDGE)).toBe(1);
  });

  test('goes here too when another tab was first', async () => {
    const known: Answers = { [SESSION]: DUE };
    await open(known);
    known[SESSION] = told(1_810);
    act(() => {
      localStorage.setItem('stopped', 'told-by-another-tab');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await waitFor(() => expect(dialog()).toBeNull());
  });
});

describe('pace and rest of a market', () => {
  const inGermany = (settings: Settings) => inMarket(settings, MARKETS.germany);
  function InGermany({ play }: { play: RealPlayNow }) {
    return (
      <SettingsProvider value={inGermany(useSettings())}>
        <PlayNotes play={play} game={sampleDetails()} />
      </SettingsProvider>
    );
  }
  const open = async (refusal: string | null, over: object) => {
    jest.useFakeTimers({ now: START + 60_000 });
    const { store } = await playerStore({ [SESSION]: told(60, over), [LIMITS]: { data: { limits: [] } } });
    const play = { ...NOTHING_TOLD, balance: null, refusal: refusal === null ? null : { code: refusal } };
    show(<InGermany play={play} />, { store });
    await settle();
  };

  test('MKT-20 MKT-44 a bet that came too soon is told how long a round takes', async () => {
    await open('ROUND_TOO_SOON', {});
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Rounds in this game take at least 5 seconds\. No bet was placed\./,
    );
  });

  test('MKT-43 during the rest its time runs down, and the note goes with it', async () => {
    await open('REST', { restUntil: new Date(START + 360_000).toISOString() });
    expect(screen.getByRole('status')).toHaveTextContent('Required break. You can play again in 05:00');
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('timer')).toHaveTextContent('03:59');
    await act(() => jest.advanceTimersByTimeAsync(240_000));
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('around the frame', () => {
  const limit = (over: object) => ({
    kind: 'loss',
    period: 0,
    amount: '50.00',
    used: '10.00',
    currencyCode: 'EUR',
    ...over,
  });
  async function notes(play: Partial<RealPlayNow>, ...limits: object[]) {
    const { store } = await playerStore({ [LIMITS]: { data: { limits: limits.map(limit) } } });
    const now = { ...NOTHING_TOLD, balance: holding('9.00'), ...play };
    const shown = show(<PlayNotes play={now} game={sampleDetails()} />, { store });
    await settle();
    return shown;
  }
  /** What can be staked with this much real and bonus money. */
  const holding = (realMoney: string, bonus = '0.00', wageringType: WageringType | null = 'REAL_TO_FUN') => {
    const terms = { currency: 'EUR', wageringType, weights: [], excludedGames: [] };
    return stakeable({ currencyCode: 'EUR', realMoney, bonus }, terms, sampleDetails())!;
  };
  const words = () => document.body.textContent;
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  test('the balance stands over it, and nothing where none is known', () => {
    const { rerender } = show(<FrameBalance play={{ ...NOTHING_TOLD, balance: holding('9.00') }} />);
    expect(words()).toBe('Real moneyBalance €9.00');
    rerender(<FrameBalance play={{ ...NOTHING_TOLD, balance: null }} />);
    expect(words()).toBe('');
  });

  test('L02 the money played with is said by the game alone, unless there is bonus money', () => {
    const plain = () => document.querySelector('.around')!.hasAttribute('data-plain');
    const told = (balance: RealPlayNow['balance']) => <FrameBalance play={{ ...NOTHING_TOLD, balance }} />;
    const { rerender } = show(told(holding('9.00')));
    expect(plain()).toBe(true);
    rerender(told(holding('9.00', '5.00')));
    expect(plain()).toBe(false);
  });

  test('E02 bonus money is part of what can be staked, or is said not to be', () => {
    const told = (balance: RealPlayNow['balance']) => <FrameBalance play={{ ...NOTHING_TOLD, balance }} />;
    const { rerender } = show(told(holding('100.00', '10.00')));
    expect(words()).toBe('Real money €100.00 · Bonus money €10.00Balance €110.00');
    rerender(told(holding('0.00', '10.00')));
    expect(words()).toBe('Real money €0.00 · Bonus money €10.00Balance €10.00');
    rerender(told({ ...holding('100.00', '10.00'), parts: null }));
    expect(words()).toBe('Real money · Bonus moneyBalance €110.00');
    rerender(told(holding('100.00', '10.00', 'REAL_MONEY_ONLY')));
    expect(words()).toBe('Real money · bonus money can’t be used in this gameBalance €100.00');
    rerender(told(holding('100.00', '10.00', null)));
    expect(words()).toBe('Real money €100.00 · Bonus money €10.00Balance –');
  });

  test('nothing is said while there is nothing to say', async () => {
    await notes({});
    expect(words()).toBe('');
  });

  test('a limit of four fifths and more is told with what is left, in plain words', async () => {
    await notes({}, { used: '40.00' });
    expect(screen.getByRole('status').textContent).toBe(
      'You’ve used most of your daily loss limit. €10.00 of €50.00 left. Your limits',
    );
    expect(link('Your limits')).toBe('/profile2/limits');
  });

  test('a reached limit is shown as reached', async () => {
    await notes({}, { kind: 'bet', period: 2, used: '50.00' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'You’ve reached your monthly bet limit. €0.00 of €50.00 left.',
    );
  });

  test('a bet refused by an own limit says which, its figures, and the way to the limits, once', async () => {
    await notes(
      { refusal: { code: 'daily_loss_limit', limit: '50.00', left: '0.50', currency: 'EUR' } },
      { used: '49.50' },
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/daily loss limit.*Limit: €50\.00 Left: €0\.50/);
    expect(link('Your limits')).toBe('/profile2/limits');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('a bet above the balance leads to the cashier, one above what the house allows nowhere', async () => {
    const { unmount } = await notes({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
    expect(link('Deposit')).toBe('/deposit');
    unmount();
    await notes({ refusal: { code: 'maxBet', limit: '100.00', currency: 'EUR' } });
    expect(screen.getByRole('alert')).toHaveTextContent('above this game’s maximum');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a balance below the lowest bet of the game is told before a bet is refused', async () => {
    await notes({ balance: holding('0.09') });
    expect(screen.getByRole('status')).toHaveTextContent('below this game’s minimum bet');
  });

  test('E02 the lowest bet is held against what can be staked, bonus money included where the game takes it', async () => {
    const { unmount } = await notes({ balance: holding('0.00', '10.00') });
    expect(words()).toBe('');
    unmount();
    await notes({ balance: holding('0.00', '10.00', 'REAL_MONEY_ONLY') });
    expect(screen.getByRole('status')).toHaveTextContent('below this game’s minimum bet');
  });

  test('E02 nobody is told to deposit while it is unknown whether the bonus money counts', async () => {
    await notes({ balance: holding('0.00', '10.00', null) });
    expect(words()).toBe('');
  });

  test('a lost connection and its return are shown', async () => {
    const { unmount } = await notes({ online: false });
    expect(screen.getByRole('alert')).toHaveTextContent('If a round was in progress, either it still counts');
    unmount();
    await notes({ resumed: true });
    expect(screen.getByRole('status')).toHaveTextContent('your balance is up to date');
  });
});
