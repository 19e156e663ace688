import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MyBonuses } from '@/components/bonuses/mine/MyBonuses';
import { Promotions } from '@/components/bonuses/offers/Promotions';
import { WalletPanel } from '@/components/cashier/wallet/WalletPanel';
import { WithdrawPanel } from '@/components/cashier/withdrawal/WithdrawPanel';
import { GamePage } from '@/components/game/GamePage';
import { PlayStatus } from '@/components/game/play/PlayStatus';
import { RealityCheck } from '@/components/game/play/RealityCheck';
import { HistoryPanel } from '@/components/history/HistoryPanel';
import { LimitsPanel } from '@/components/protection/limits/LimitsPanel';
import { DailyBonus } from '@/components/rewards/daily/DailyBonus';
import { PlayerRakeback } from '@/components/rewards/rakeback/PlayerRakeback';
import { Rakeback } from '@/components/rewards/rakeback/Rakeback';
import { useCheckDue, usePlaySession } from '@/hooks/player/usePlaySession';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import { show } from '../render';
import { sampleDetails } from '../sampleGames';
import { BONUS_PATHS, bonusAnswer, bonusRows, wireGift, wireUserBonus } from '../support/bonuses';
import { payments, wireMethod } from '../support/cashier';
import { fakeRouter } from '../support/fakeRouter';
import { LOST, playerStore, type Answers } from '../support/player';
import { NOW, PATHS as RAKEBACK, SOME_DAYS } from '../support/rakeback';
import { conditions, PATHS as WITHDRAW, quoteAnswer, withdrawals } from '../support/withdrawals';

// Calls of withdrawals, histories, play, bonuses and rewards under faults: nothing turns for ever, what failed is told,
// and no text claims what the backend has not said. services/http/http.test.ts proves that a broken answer is a lost one;
// e2e/cashier/moneyFaults.spec.ts has the same calls in a browser, under twelve kinds of faults.

type Call = {
  path: string;
  /** Address and part of the page that makes the call. */
  at: string;
  part: ReactNode;
  /** Triggers a write; a read is triggered by opening the page. */
  press?: (() => Promise<void>)[];
  /** Answers of this case's backend. */
  given?: Answers;
  /** Leaves out the faults in which the backend did what was asked: the answers here do not follow. */
  onlyUndone?: boolean;
  /** Words that tell of the failure. */
  tells: RegExp;
  /** Words that would be untrue. */
  untrue?: RegExp;
};

const PLAY_SESSION = '/api/user/play-session';
const TRANSACTIONS = '/api/user/transactions';
const CASINO = '/api/user/casino-history';
const TOTALS = '/api/user/period-totals';
const ROUND = '/api/user/rounds/r1';
const DAILY = '/api/user/daily-bonus';

const page = (name: string) => ({ data: { [name]: { rows: [], count: 0 } } });
const session = (over: object = {}) => ({
  data: {
    startedAt: '2026-11-20T11:00:00Z',
    now: NOW.toISOString(),
    netResult: '-18.40',
    currencyCode: 'EUR',
    staked: '92.00',
    won: '73.60',
    realityCheckMinutes: 15,
    realityCheckDue: false,
    realityCheckAt: null,
    ...over,
  },
});
const limit = (period: number) => ({ kind: 'deposit', period, amount: null, used: '0.00', currencyCode: 'EUR' });

/** The reality check as it is over every page. */
function Check() {
  const { session: now } = usePlaySession();
  return <RealityCheck session={now} due={useCheckDue(now)} />;
}

/** A backend that answers every read. */
const GOOD: Answers = {
  [WITHDRAW.conditions]: conditions(),
  [WITHDRAW.list]: withdrawals({ amount: '55.00' }),
  [WITHDRAW.payments]: payments(
    wireMethod({ id: 2, name: 'tether', title: 'Tether', withdrawalExist: true, networks: ['TRC20'] }),
  ),
  [WITHDRAW.calculate]: quoteAnswer(),
  [TRANSACTIONS]: page('transactions'),
  [CASINO]: page('history'),
  [TOTALS]: {
    data: {
      currencyCode: 'EUR',
      deposits: '0',
      withdrawals: '0',
      wins: '0',
      losses: '0',
      lifetimeNetDeposits: '0',
      days: [],
    },
  },
  '/api/user/recent-games': { data: { games: { rows: [], count: 0 } } },
  [PLAY_SESSION]: session(),
  [BONUS_PATHS.offers]: bonusRows([wireGift()]),
  [BONUS_PATHS.mine]: bonusRows([
    wireUserBonus(),
    wireUserBonus({ userBonusId: 'ub2', status: 'available', bonusType: 'instant_cashback', bonusAmount: '4.20' }),
  ]),
  [BONUS_PATHS.activate]: bonusAnswer(),
  [RAKEBACK.days]: SOME_DAYS,
  [DAILY]: { data: { available: true, nextAt: null, result: null } },
  '/api/user/limits': { data: { limits: [limit(0), limit(1), limit(2)] } },
  '/api/core/casino/games/kraken-tides': { data: { game: sampleDetails() } },
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string | RegExp) => async () => {
  const [first] = await screen.findAllByRole('button', { name });
  fireEvent.click(first!);
  await pass(100);
};
const inDialog = (name: RegExp) => async () => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await pass(100);
};
const pick = (role: 'radio' | 'checkbox' | 'tab', name: RegExp) => async () => {
  fireEvent.click(await screen.findByRole(role, { name }));
  await pass(100);
};
const fill = (label: RegExp, text: string) => async () => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await pass(100);
};

const history = { at: '/profile/transactions', part: <HistoryPanel /> };
const casino = { at: '/profile/transactions?list=casino', part: <HistoryPanel /> };
const withdraw = { at: '/withdraw', part: <WithdrawPanel /> };
const bonuses = { at: '/bonuses', part: <MyBonuses /> };
const offers = { at: '/promotions', part: <Promotions /> };
const rakeback = { at: '/cashback', part: <Rakeback Player={PlayerRakeback} /> };
const filled = [
  pick('tab', /Crypto wallet/),
  fill(/^Network/, 'TRC20'),
  fill(/^Wallet address/, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
  fill(/^Amount in/, '100'),
];
const AGAIN = /Try again/;

const CALLS: Readonly<Record<string, Call>> = {
  transactions: { ...history, path: TRANSACTIONS, tells: AGAIN, untrue: /No transactions|Nothing/i },
  casinoHistory: { ...casino, path: CASINO, tells: AGAIN, untrue: /No rounds|Nothing/i },
  round: { ...casino, at: `${casino.at}&round=r1`, path: ROUND, tells: AGAIN },
  periodTotals: { ...history, path: TOTALS, tells: AGAIN },
  withdrawalConditions: { ...withdraw, path: WITHDRAW.conditions, tells: AGAIN },
  withdrawals: { ...withdraw, path: WITHDRAW.list, tells: AGAIN, untrue: /No withdrawal/i },
  calculateWithdrawal: { ...withdraw, path: WITHDRAW.calculate, press: [...filled, press('Calculate')], tells: /./ },
  confirmWithdrawal: {
    ...withdraw,
    path: WITHDRAW.confirm,
    tells: /Reference|went wrong|not/,
    press: [...filled, press('Calculate'), press('Confirm withdrawal')],
  },
  cancelWithdrawal: {
    ...withdraw,
    path: WITHDRAW.cancel,
    tells: /Reference|went wrong|not/,
    press: [press(/^Cancel the .* withdrawal$/), press('Cancel withdrawal')],
  },
  userBonuses: { ...bonuses, path: BONUS_PATHS.mine, tells: AGAIN },
  cancelBonus: {
    ...bonuses,
    path: BONUS_PATHS.cancel,
    tells: /Reference|went wrong|not/,
    press: [press('Cancel bonus'), press('Cancel it')],
  },
  claimCashback: {
    ...bonuses,
    path: BONUS_PATHS.claim,
    tells: /Reference|went wrong|not/,
    press: [press(/^Claim €/)],
  },
  applyCoupon: {
    ...bonuses,
    path: BONUS_PATHS.coupon,
    tells: /Reference|went wrong|not/,
    press: [press('Coupon code'), fill(/^Code/, 'BAIZE10'), press('Apply')],
  },
  activateBonus: {
    ...offers,
    path: BONUS_PATHS.activate,
    tells: /Reference|went wrong|not/,
    press: [press('Claim offer'), pick('checkbox', /agree/), inDialog(/^(Claim offer|Activate)$/)],
  },
  rakebackDays: { ...rakeback, path: RAKEBACK.days, tells: AGAIN },
  claimRakeback: {
    ...rakeback,
    path: RAKEBACK.claim,
    tells: /./,
    press: [press(/Claim$/), inDialog(/^Claim/)],
  },
  openDailyBonus: {
    at: '/',
    part: <DailyBonus />,
    path: '/api/user/open-daily-bonus',
    tells: /not|n’t|went wrong|known/,
    press: [press('Open it')],
  },
  playSession: { at: '/casino', part: <PlayStatus />, path: PLAY_SESSION, tells: /^ \[\]$/ },
  acknowledgeRealityCheck: {
    at: '/casino',
    part: <Check />,
    path: '/api/user/acknowledge-reality-check',
    given: { [PLAY_SESSION]: session({ realityCheckDue: true }) },
    tells: /not|n’t/,
    onlyUndone: true,
    press: [press('I’ve read this, continue')],
  },
  setPreferences: {
    at: '/profile2/limits',
    part: <LimitsPanel />,
    path: '/api/user/preferences',
    tells: /not saved|went wrong|not/,
    press: [pick('radio', /^30 min/)],
  },
  selectWallet: {
    at: '/Wallet',
    part: <WalletPanel />,
    path: '/api/user/select-wallet',
    tells: /./,
    press: [pick('radio', /BTC/)],
  },
  launchGame: {
    at: '/casino/games/kraken-tides',
    part: <GamePage game="kraken-tides" country="" />,
    path: '/api/user/launch-game',
    tells: AGAIN,
    press: [press('Play for real')],
  },
};

/** Texts that are only true once the backend has said so. */
const DONE = new RegExp(
  [
    'Saved',
    'Reward paid',
    'in your balance',
    'back in your balance',
    'Your bonus was canceled',
    'Your bonus is active',
    'Withdrawal requested\\.',
    'Applied Successfully',
    'Withdrawal canceled',
  ].join('|'),
);

const WALLETS = ['EUR', 'BTC'].map((currencyCode) => ({
  currencyCode,
  realMoney: '200.00',
  bonus: '0',
  depositWager: '0',
  isActive: currencyCode === 'EUR',
}));

/** `done`: the backend carried out the request, so the page may say so. */
const FAULTS: Readonly<Record<string, { answer: () => unknown; done: boolean }>> = {
  'no answer': {
    answer: () => {
      throw LOST;
    },
    done: false,
  },
  'a refusal': {
    answer: () => {
      throw { code: 'FAULT', message: 'Something went wrong' };
    },
    done: false,
  },
  'another answer': { answer: () => ({ data: {} }), done: true },
};

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** Everything that shows a loading state. */
const turning = () => [...document.querySelectorAll('[aria-busy=true], [role=status][aria-label=Loading]')];

describe.each(Object.keys(FAULTS))('under %s', (fault) => {
  const calls = Object.keys(CALLS).filter((name) => !(FAULTS[fault]!.done && CALLS[name]!.onlyUndone));
  test.each(calls)('%s: what failed is told, nothing turns for ever, no false word', async (name) => {
    const { at, part, path, press: steps = [], given, tells, untrue } = CALLS[name]!;
    const router = fakeRouter(at);
    const { answer, done } = FAULTS[fault]!;
    const answers: Answers = { ...GOOD, ...given, [path]: answer };
    const { store, asked } = await playerStore(
      answers,
      { currencyCode: 'EUR', countryCode: 'DE', tags: [], depositCount: 1 },
      { userWallet: WALLETS },
    );
    const settings = { useMultiWallet: true, calendarTimeZone: 'UTC', gameOrigins: ['http://127.0.0.1:4100'] };
    const { subscribe } = createSocketEvents();
    show(<SocketEventsProvider value={subscribe}>{part}</SocketEventsProvider>, {
      store,
      settings,
      pathname: at.split('?')[0]!,
    });
    await pass(200);
    for (const step of steps) await step();
    const words = () => `${document.body.textContent} ${JSON.stringify(store.getState().alerts)}`;
    // Two minutes: by then the last of the repeated calls has ended.
    for (const seconds of [5, 5, 5, 5, 10, 10, 20, 60]) {
      if (!done) expect(words()).not.toMatch(DONE);
      await pass(seconds * 1_000);
    }
    const sent = asked.filter((call) => call.path === path);
    expect(sent.length).toBeGreaterThan(0);
    // One intent, however often it was sent.
    if (steps.length > 0) expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(turning()).toEqual([]);
    if (!done || steps.length === 0) expect(words()).toMatch(tells);
    if (untrue) expect(words()).not.toMatch(untrue);
    router.remove();
  });
});
