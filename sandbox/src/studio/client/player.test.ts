import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { type StudioMessage } from '@/domain/game/frameMessages';
import { type FreeSpins } from '../../wallet/protocol';
import { ENGLISH } from '../texts/languages';
import { type SessionAnswer, type SpinAnswer, type SpinRequest } from '../rounds/wire';
import { type Answer } from './frame/api';
import { createPlayer, type PlayerParts } from './player';
import { type Phase } from './view';

const SESSION = { session: 'token', balance: '10.00', currency: 'DEMO', waitMs: 0, freeSpins: null } as SessionAnswer;

/** Runs every promise that can continue. */
const settleAll = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function table(answers: readonly Answer<Partial<SpinAnswer>>[], session = SESSION) {
  const sent: SpinRequest[] = [];
  const said: StudioMessage[] = [];
  const left = [...answers];
  const state: {
    phase: Phase;
    balance: string;
    notice: string | null;
    shown: number;
    free: FreeSpins | null;
    sold: boolean;
    opened?: Answer<SessionAnswer> | Promise<Answer<SessionAnswer>>;
    askAgain(): void;
  } = {
    free: null,
    sold: false,
    phase: 'loading',
    balance: '',
    notice: null,
    shown: 0,
    askAgain: () => undefined,
  };
  let intents = 0;
  const parts: PlayerParts = {
    session,
    api: {
      open: async () => state.opened ?? assert.fail(),
      spin: async (request) => {
        sent.push(request);
        return (left.shift() ?? assert.fail('no answer left')) as Answer<SpinAnswer>;
      },
    },
    site: { framed: true, say: (message) => said.push(message) },
    view: {
      phase: (phase) => void (state.phase = phase),
      balance: (amount) => void (state.balance = amount),
      welcome: () => undefined,
      hint: () => undefined,
      lastRound: () => undefined,
      start: () => undefined,
      halt: () => undefined,
      play: async () => void (state.shown += 1),
    },
    notice: { show: (text) => void (state.notice = text), hide: () => void (state.notice = null) },
    connection: {
      online: () => true,
      rest: () => new Promise((resolve) => (state.askAgain = resolve)),
      askAgain: () => state.askAgain(),
    },
    language: ENGLISH,
    stake: () => '1.00',
    freeSpins: { next: () => state.free, set: (free) => void (state.free = free) },
    buying: {
      offered: () => (state.sold ? PURCHASE : null),
      allow: (allowed) => void (state.sold = allowed),
      priced: () => undefined,
    },
    lockStake: () => undefined,
    newIntent: () => `intent-${(intents += 1)}`,
    forget: () => undefined,
  };
  return { player: createPlayer(parts), sent, said, state };
}

const PURCHASE = { stake: '1.00', price: '20.00', returned: 95.5 };

const drawn = (win: string, balance: string): Answer<Partial<SpinAnswer>> => ({
  kind: 'ok',
  value: { roundId: 'r1', stake: '1.00', win, balance, currency: 'DEMO', waitMs: 2500 },
});
const ready = async () => {
  mock.timers.tick(0);
  await settleAll();
};

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

test('two quick presses are one round, and the next is possible only after its least time', async () => {
  const { player, sent, state } = table([drawn('0.00', '9.00'), drawn('0.00', '8.00')]);
  await ready();
  player.spin();
  player.spin();
  await settleAll();
  player.spin();
  assert.equal(sent.length, 1);
  mock.timers.tick(2400);
  await settleAll();
  player.spin();
  assert.deepEqual([sent.length, state.phase], [1, 'spinning']);
  mock.timers.tick(100);
  await settleAll();
  assert.equal(state.phase, 'idle');
  player.spin();
  assert.deepEqual(
    sent.map(({ intent }) => intent),
    ['intent-1', 'intent-2'],
  );
});

test('the site hears of a round when it starts and when its result stands', async () => {
  const { player, said } = table([drawn('3.00', '12.00')]);
  await ready();
  player.spin();
  await settleAll();
  assert.deepEqual(said, [
    { type: 'roundStarted', stake: '1.00', balance: '9.00', currency: 'DEMO' },
    { type: 'roundEnded', roundId: 'r1', stake: '1.00', win: '3.00', balance: '12.00', currency: 'DEMO' },
  ]);
});

test('after a lost answer the same intent is asked for again, never a second round', async () => {
  const { player, sent, state } = table([{ kind: 'unknown', fault: 'network' }, drawn('0.00', '9.00')]);
  await ready();
  player.spin();
  await settleAll();
  assert.equal(state.phase, 'unknown');
  assert.match(state.notice ?? '', /won’t be played twice/);
  player.spin();
  state.askAgain();
  await settleAll();
  assert.deepEqual(
    sent.map(({ intent }) => intent),
    ['intent-1', 'intent-1'],
  );
  assert.deepEqual([state.shown, state.notice], [1, null]);
});

test('a refused spin gives the balance back and says why', async () => {
  const { player, said, state } = table([
    { kind: 'refused', code: 'SPIN_TOO_SOON', waitMs: 700, message: '', details: {} },
  ]);
  await ready();
  player.spin();
  await settleAll();
  assert.deepEqual([state.balance, state.phase], ['10.00', 'spinning']);
  assert.match(state.notice ?? '', /isn’t over yet/);
  assert.deepEqual(said.at(-1), { type: 'failed', code: 'SPIN_TOO_SOON' });
  mock.timers.tick(700);
  await settleAll();
  assert.equal(state.phase, 'idle');
});

test('a stake above the balance is not even sent', async () => {
  const { player, sent, state } = table([], { ...SESSION, balance: '0.40' });
  await ready();
  player.spin();
  assert.deepEqual([sent.length, state.phase], [0, 'idle']);
  assert.match(state.notice ?? '', /0\.40 demo credits don’t cover/);
});

test('while the site pauses play no round starts, and one that runs is finished', async () => {
  const { player, sent, state } = table([drawn('0.00', '9.00')]);
  await ready();
  player.spin();
  player.pause();
  await settleAll();
  assert.equal(state.shown, 1);
  mock.timers.tick(2500);
  await settleAll();
  assert.equal(state.phase, 'paused');
  assert.match(state.notice ?? '', /Paused/);
  player.spin();
  assert.equal(sent.length, 1);
  player.resume();
  assert.deepEqual([state.phase, state.notice], ['idle', null]);
});

test('a session that has ended takes no further spin', async () => {
  const { player, sent, said, state } = table([
    { kind: 'refused', code: 'SESSION_ENDED', waitMs: 0, message: '', details: {} },
  ]);
  await ready();
  player.spin();
  await settleAll();
  mock.timers.tick(10_000);
  await settleAll();
  player.spin();
  // The stake was not taken.
  assert.deepEqual([sent.length, state.phase, state.balance], [1, 'ended', '10.00']);
  assert.deepEqual(said.at(-1), { type: 'failed', code: 'SESSION_ENDED' });
});

const REAL = { ...SESSION, mode: 'real', currency: 'EUR' } as SessionAnswer;

test('with real money a refusal of the casino is said in its words, and told to the site with its figures', async () => {
  const { player, said, state } = table(
    [
      {
        kind: 'refused',
        code: 'dailyBetLimit',
        waitMs: 0,
        message: 'Ihr Limit ist erreicht.',
        details: { limit: '5.00', left: '0.40', currencyCode: 'EUR' },
      },
    ],
    REAL,
  );
  await ready();
  player.spin();
  await settleAll();
  assert.deepEqual([state.balance, state.notice], ['10.00', 'Ihr Limit ist erreicht.']);
  assert.deepEqual(said.at(-1), {
    type: 'refused',
    code: 'dailyBetLimit',
    limit: '5.00',
    left: '0.40',
    currency: 'EUR',
  });
});

test('with real money a stake above the known balance is asked for: it may have been paid in meanwhile', async () => {
  const { player, sent } = table([drawn('0.00', '9.40')], { ...REAL, balance: '0.40' });
  await ready();
  player.spin();
  await settleAll();
  assert.equal(sent.length, 1);
});

test('with real money the site is told once that the connection broke off, and once that it is back', async () => {
  const lost = { kind: 'unknown', fault: 'network' } as const;
  const { player, said, state } = table([lost, lost, drawn('0.00', '9.00')], REAL);
  await ready();
  player.spin();
  await settleAll();
  state.askAgain();
  await settleAll();
  state.askAgain();
  await settleAll();
  assert.deepEqual(
    said.filter(({ type }) => type === 'connection'),
    [
      { type: 'connection', online: false },
      { type: 'connection', online: true },
    ],
  );
});

test('a stake that was taken back, and a win that is on its way, are said', async () => {
  const back = table([{ kind: 'refused', code: 'TAKEN_BACK', waitMs: 0, message: '', details: {} }], REAL);
  await ready();
  back.player.spin();
  await settleAll();
  assert.match(back.state.notice ?? '', /doesn’t count/);
  const won = drawn('3.00', '9.00') as { kind: 'ok'; value: Partial<SpinAnswer> };
  const late = table([{ kind: 'ok', value: { ...won.value, pending: true } }], REAL);
  await ready();
  late.player.spin();
  await settleAll();
  assert.match(late.state.notice ?? '', /on its way/);
});

const FREE: FreeSpins = { left: 2, stake: '0.20', winBoost: 1.5 };

test('BON-06 free spins of a bonus come first: they cost nothing, and what is left is what the casino says', async () => {
  const won = drawn('3.00', '14.50');
  const { player, sent, said, state } = table(
    [{ ...won, value: { ...(won as { value: object }).value, freeSpins: { ...FREE, left: 1 } } } as typeof won],
    { ...SESSION, mode: 'real', balance: '0.00', freeSpins: FREE },
  );
  await ready();
  player.spin();
  await settleAll();
  assert.deepEqual(sent, [{ stake: '0.20', intent: 'intent-1', freeSpin: true }]);
  assert.deepEqual(said[0], { type: 'roundStarted', stake: '0.00', balance: '0.00', currency: 'DEMO' });
  assert.equal(state.free?.left, 1);
});

test('what is left of free spins is asked for where a repeated answer does not say it', async () => {
  const { player, state } = table([drawn('0.00', '11.50')], { ...SESSION, mode: 'real', freeSpins: FREE });
  state.opened = { kind: 'ok', value: { ...SESSION, balance: '11.50', freeSpins: null } };
  await ready();
  player.spin();
  await settleAll();
  mock.timers.tick(10_000);
  await settleAll();
  assert.equal(state.free, null);
});

test('a balance that was asked for before a round is not shown after it', async () => {
  const { player, state } = table([drawn('0.00', '9.00')], REAL);
  let arrive: (answer: Answer<SessionAnswer>) => void = () => undefined;
  state.opened = new Promise((resolve) => (arrive = resolve));
  await ready();
  player.pause();
  player.resume();
  player.spin();
  await settleAll();
  mock.timers.tick(2_500);
  await settleAll();
  assert.deepEqual([state.phase, state.balance], ['idle', '9.00']);
  arrive({ kind: 'ok', value: REAL });
  await settleAll();
  assert.equal(state.balance, '9.00');
});

test('a win that was on its way is looked for once the round is over', async () => {
  const won = drawn('3.00', '9.00') as { kind: 'ok'; value: Partial<SpinAnswer> };
  const { player, state } = table([{ kind: 'ok', value: { ...won.value, pending: true } }], REAL);
  state.opened = { kind: 'ok', value: { ...REAL, balance: '12.00' } };
  await ready();
  player.spin();
  await settleAll();
  mock.timers.tick(10_000);
  await settleAll();
  assert.deepEqual([state.balance, state.notice], ['12.00', null]);
});

test('free spins that are gone are not offered any more', async () => {
  const { player, state } = table(
    [{ kind: 'refused', code: 'NO_FREE_SPINS', waitMs: 0, message: 'None is left.', details: {} }],
    { ...SESSION, mode: 'real', freeSpins: FREE },
  );
  await ready();
  player.spin();
  await settleAll();
  assert.deepEqual([state.free, state.notice], [null, 'None is left.']);
});

const HELLO = { type: 'hello', locale: 'en', bonusBuy: true } as const;
const answer = (confirmed: boolean) => ({ type: 'bonusBuyAnswer', confirmed }) as const;

/** A game in real play whose feature may be bought. */
async function selling(answers: readonly Answer<Partial<SpinAnswer>>[]) {
  const at = table(answers, { ...REAL, freeSpins: FREE });
  await ready();
  at.player.hear(HELLO);
  return at;
}

test('GAME-11 a feature is bought only once the site has confirmed it; until then nothing is played', async () => {
  const { player, sent, said, state } = await selling([drawn('3.00', '0.00')]);
  player.buy();
  player.buy();
  player.spin();
  await settleAll();
  assert.deepEqual(said, [
    { type: 'bonusBuyAsked', price: '20.00', stake: '1.00', currency: 'EUR', returnToPlayer: 95.5 },
  ]);
  assert.deepEqual([sent.length, state.phase], [0, 'asking']);
  assert.match(state.notice ?? '', /asks you to confirm/);
  player.hear(answer(true));
  player.hear(answer(true));
  await settleAll();
  assert.deepEqual(sent, [{ stake: '1.00', intent: 'intent-1', bonusBuy: true }], 'once, and no free spin');
  assert.deepEqual(said[1], { type: 'roundStarted', stake: '20.00', balance: '0.00', currency: 'EUR' });
  mock.timers.tick(2500);
  await settleAll();
  assert.equal(state.phase, 'idle');
  player.hear(answer(true));
  await settleAll();
  assert.equal(sent.length, 1, 'an answer that nobody waits for buys nothing');
});

test('what is not confirmed is not bought: it is said, and play goes on', async () => {
  const { player, sent, state } = await selling([drawn('0.00', '9.00')]);
  player.buy();
  player.hear(answer(false));
  assert.deepEqual([sent.length, state.phase], [0, 'idle']);
  assert.match(state.notice ?? '', /wasn’t bought/);
  player.spin();
  await settleAll();
  assert.deepEqual(sent, [{ stake: '0.20', intent: 'intent-1', freeSpin: true }]);
});

test('a purchase that is confirmed while the site has stopped play waits until it lets it go on', async () => {
  const { player, sent, state } = await selling([drawn('0.00', '9.00')]);
  player.buy();
  player.pause();
  assert.match(state.notice ?? '', /asks you to confirm/);
  player.hear(answer(true));
  await settleAll();
  assert.deepEqual([sent.length, state.phase], [0, 'asking']);
  player.resume();
  await settleAll();
  assert.deepEqual(sent, [{ stake: '1.00', intent: 'intent-1', bonusBuy: true }]);
});

test('a purchase that the casino does not take is said in its words', async () => {
  const refusal = {
    kind: 'refused',
    code: 'BONUS_BUY_UNAVAILABLE',
    waitMs: 0,
    message: 'Nicht bestätigt.',
    details: {},
  };
  const { player, said, state } = await selling([refusal as Answer<Partial<SpinAnswer>>]);
  player.buy();
  player.hear(answer(true));
  await settleAll();
  assert.deepEqual([state.balance, state.notice], ['10.00', 'Nicht bestätigt.']);
  assert.deepEqual(said.at(-1), { type: 'refused', code: 'BONUS_BUY_UNAVAILABLE' });
});

test('nothing is sold where the site does not allow it, nor in a demo', async () => {
  const demo = table([]);
  await ready();
  demo.player.hear(HELLO);
  demo.player.buy();
  const real = await selling([]);
  real.player.hear({ ...HELLO, bonusBuy: false });
  real.player.buy();
  for (const { said, state } of [demo, real]) assert.deepEqual([said, state.sold], [[], false]);
});

test('MKT-20 a game waits as long as the site says that a round takes, where that is longer than its own time', async () => {
  const { player, sent, state } = table([drawn('0.00', '9.00'), drawn('0.00', '8.00')]);
  await ready();
  const rules = { autoplay: false, lossEffects: true, roundMs: 5_000 };
  player.hear({ type: 'hello', locale: 'en', bonusBuy: false, rules });
  player.spin();
  await settleAll();
  mock.timers.tick(2_600);
  await settleAll();
  player.spin();
  assert.deepEqual([sent.length, state.phase], [1, 'spinning']);
  mock.timers.tick(2_400);
  await settleAll();
  assert.equal(state.phase, 'idle');
});
