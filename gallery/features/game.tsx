import { createRef } from 'react';
import { Cockpit } from '@/components/game/cockpit/Cockpit';
import { YourLimits } from '@/components/game/cockpit/YourLimits';
import { GamePage } from '@/components/game/GamePage';
import { GameScreen, type GameScreenProps } from '@/components/game/GameScreen';
import { BonusBuy } from '@/components/game/play/BonusBuy';
import { RealityCheck } from '@/components/game/play/RealityCheck';
import { SessionBounds } from '@/components/game/play/SessionBounds';
import { GamePulse } from '@/components/game/pulse/GamePulse';
import { type AnswerOf, type GameDetailsWire } from '@/contract/wire';
import { type GameDetails } from '@/domain/game/game';
import { type PlaySession } from '@/domain/game/playSession';
import { NOTHING_TOLD, type BonusBuyAsk } from '@/domain/game/realPlay';
import { sampleDetails } from '@/tests/sampleGames';
import { answersTo, hence, refused } from '../base/answers';
import { drawn, type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

type Said = Parameters<typeof answersTo>[0];
const nothing = () => {};

const GAME = sampleDetails();
const LONG_GAME = sampleDetails({ name: LONG, studio: { id: 'long', name: LONG_WORD } });
const BALANCE = {
  currency: 'EUR',
  amount: '130.50',
  parts: { realMoney: '120.50', bonus: '10.00' },
  withBonus: true,
  bonusApart: false,
};
const BOTH = { demo: true, real: BALANCE } as const;

const screen = (over: Partial<GameScreenProps>) =>
  // A component of its own, so that it is not the same one in the next state.
  function Screen() {
    return (
      <GameScreen game={GAME} stage={{ phase: 'idle' }} line={null} onPlay={nothing} onLogIn={nothing} {...over} />
    );
  };
const stage = (phase: GameScreenProps['stage'], over: Partial<GameScreenProps> = {}) =>
  screen({ stage: phase, offers: BOTH, ...over });

const page = (answer: Said['game']): State => ({
  part: () => <GamePage game="kraken-tides" country="" />,
  pathname: '/casino/games/[game]',
  query: { game: 'kraken-tides' },
  settings: { allowGuestPlayDemoGames: true, demoUserId: 'demo' },
  guest: true,
  answers: answersTo({ game: answer }, { game: 'kraken-tides' }),
});
const saidGame = (of: GameDetails) => ({ data: { game: of as GameDetailsWire } });

const session =
  (over: Partial<AnswerOf<'playSession'>['data']> = {}) =>
  () => ({
    data: {
      startedAt: hence(-0.7),
      now: hence(0),
      netResult: '-18.40',
      currencyCode: 'EUR',
      staked: '92.00',
      won: '73.60',
      realityCheckMinutes: 60,
      realityCheckDue: false,
      realityCheckAt: hence(0.3),
      ...over,
    },
  });
type Limit = AnswerOf<'limits'>['data']['limits'][number];
const limit = (over: Partial<Limit> = {}): Limit => ({
  kind: 'loss',
  period: 0,
  amount: '50.00',
  used: '18.40',
  currencyCode: 'EUR',
  ...over,
});
const limits = (...rows: Limit[]) => ({ data: { limits: rows } });
const SOME = limits(
  limit(),
  limit({ kind: 'bet', used: '48.00' }),
  limit({ kind: 'deposit', period: 2, amount: '300.00', used: '300.00' }),
  limit({ kind: 'maxBet', period: null, amount: '5.00' }),
);
const LARGE = limits(limit({ amount: '123456789012.00', used: '98765432109.99' }));

const cockpit = (playSession: Said['playSession'], own: Said['limits']): State => ({
  part: () => <Cockpit bar={createRef()} onAsk={nothing} />,
  answers: answersTo({ playSession, limits: own }),
});
const yours = (own: Said['limits']): State => ({
  part: () => <YourLimits open onClose={nothing} />,
  answers: answersTo({ limits: own }),
});
const bounds = (isOver: boolean, playSession: Said['playSession'] = session()): State => ({
  part: () => <SessionBounds open isOver={isOver} currency="EUR" onSet={nothing} onClose={nothing} />,
  answers: answersTo({ playSession }),
});
const SET = { minutes: 60, amount: '40.00', left: '0.00', currencyCode: 'EUR', endsAt: '2026-11-20T11:00:00Z' };

const checked = (over: Partial<PlaySession> = {}): PlaySession => ({
  startedAt: Date.parse(hence(-1)),
  ahead: 0,
  netResult: '-18.40',
  staked: '92.00',
  won: '73.60',
  currency: 'EUR',
  check: { minutes: 60, due: true, at: null },
  restUntil: null,
  bounds: null,
  ...over,
});
const check = (over: Partial<PlaySession> = {}) =>
  function Check() {
    return <RealityCheck due session={checked(over)} />;
  };

const ASK: BonusBuyAsk = { price: '75.00', stake: '1.00', currency: 'EUR', returnToPlayer: 96.12 };
const buy = (ask: BonusBuyAsk, game = GAME, balance = BALANCE) =>
  function Buy() {
    return <BonusBuy ask={ask} play={{ ...NOTHING_TOLD, balance }} game={game} sessionId="s1" onAnswer={nothing} />;
  };

const PULSE = [0, 0, 1.4, 12.5, 0, 0.4, 0, 3, 0, 0, 0.8, 0, 240, 0, 1.2];
const pulse = (values: readonly number[], game = GAME): State => ({
  part: () => <GamePulse game={game} />,
  answers: answersTo(
    { gamePulse: { data: { points: values.map((value) => ({ at: '2026-11-20T10:00:00Z', value })) } } },
    { game: 'kraken-tides' },
  ),
});

export const gameEntries: readonly Entry[] = [
  {
    name: 'Game',
    file: 'components/game/GamePage.tsx',
    states: {
      usual: page(saidGame(GAME)),
      missing: page(refused('GAME_NOT_FOUND')),
      loading: page(never),
      error: page(undefined),
      long: page(saidGame(LONG_GAME)),
    },
  },
  drawn('Stage of a game', 'components/game/GameScreen.tsx', {
    usual: stage({ phase: 'idle' }),
    guest: screen({ offers: { demo: true, real: 'logIn' } }),
    starting: stage({ phase: 'launching', mode: 'real' }),
    playing: stage(
      { phase: 'playing' },
      {
        mode: 'demo',
        line: { since: Date.parse(hence(-0.7)), ahead: 0, net: '-4.20', currency: 'EUR' },
        onLeave: nothing,
        toReal: { needsLogIn: false, go: nothing },
        theatre: { on: false, toggle: nothing },
        fullScreen: { on: false, toggle: nothing },
      },
    ),
    error: stage({ phase: 'failed', mode: 'real', code: 'STUDIO_DOWN', message: 'The studio does not answer.' }),
    unavailable: stage({ phase: 'unavailable' }, { offers: { demo: false, real: 'logIn' } }),
    excluded: stage({ phase: 'excluded' }),
    restricted: stage({ phase: 'restricted', place: 'Germany' }),
    first: stage({ phase: 'first', limit: true }),
    elsewhere: stage({ phase: 'elsewhere', game: 'Book of Amun', waits: false }, { onStay: nothing }),
    moved: stage({ phase: 'moved' }),
    long: stage({ phase: 'elsewhere', game: LONG, waits: true }, { game: LONG_GAME, onStay: nothing }),
  }),
  {
    name: 'Bar of real play',
    file: 'components/game/cockpit/Cockpit.tsx',
    states: {
      usual: cockpit(session(), SOME),
      won: cockpit(session({ netResult: '18.40' }), limits(limit())),
      off: cockpit(session({ realityCheckMinutes: null, realityCheckAt: null }), limits(limit({ amount: null }))),
      unknown: cockpit(never, never),
      long: cockpit(session({ netResult: '-123456789012.00', startedAt: hence(-500) }), LARGE),
    },
  },
  {
    name: 'Your limits during play',
    file: 'components/game/cockpit/YourLimits.tsx',
    states: {
      usual: yours(SOME),
      loading: yours(never),
      empty: yours(limits(limit({ amount: null }))),
      error: yours(undefined),
      long: yours(LARGE),
    },
  },
  drawn('Reality check', 'components/game/play/RealityCheck.tsx', {
    usual: check(),
    won: check({ netResult: '18.40' }),
    long: check({ staked: '123456789012.00', won: '98765432109.00', netResult: '-123456789012.00' }),
  }),
  {
    name: 'Bounds of a session',
    file: 'components/game/play/SessionBounds.tsx',
    states: {
      usual: bounds(false),
      over: bounds(true, session({ bounds: { ...SET, reached: 'money' } })),
      long: bounds(
        true,
        session({ staked: '123456789012.00', bounds: { ...SET, amount: '98765432109.00', reached: 'time' } }),
      ),
    },
  },
  drawn('Bonus buy', 'components/game/play/BonusBuy.tsx', {
    usual: buy(ASK),
    tooDear: buy({ ...ASK, price: '750.00', stake: '10.00' }),
    long: buy({ ...ASK, price: '123456.00', stake: '1234.00' }, LONG_GAME, {
      ...BALANCE,
      amount: '123456789012.00',
      parts: { realMoney: '123456789012.00', bonus: '0.00' },
    }),
  }),
  {
    name: 'Pulse of a game',
    file: 'components/game/pulse/GamePulse.tsx',
    states: {
      usual: pulse(PULSE),
      lost: pulse([0, 0, 0]),
      empty: pulse([]),
      long: pulse([...PULSE, 123_456.78], LONG_GAME),
    },
  },
];
