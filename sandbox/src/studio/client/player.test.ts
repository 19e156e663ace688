import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { type StudioMessage } from '@/domain/game/frameMessages';
import { ENGLISH } from '../texts/languages';
import { type SessionAnswer, type SpinAnswer, type SpinRequest } from '../wire';
import { type Answer } from './api';
import { createPlayer, type PlayerParts } from './player';
import { type Phase } from './view';

const SESSION = { session: 'token', balance: '10.00', currency: 'DEMO', waitMs: 0 } as SessionAnswer;

/** Lets every promise that can go on do so. */
const settleAll = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function table(answers: readonly Answer<Partial<SpinAnswer>>[], session = SESSION) {
  const sent: SpinRequest[] = [];
  const said: StudioMessage[] = [];
  const left = [...answers];
  const state: { phase: Phase; balance: string; notice: string | null; shown: number; askAgain(): void } = {
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
      open: async () => assert.fail(),
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
    lockStake: () => undefined,
    newIntent: () => `intent-${(intents += 1)}`,
    forget: () => undefined,
  };
  return { player: createPlayer(parts), sent, said, state };
}

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
  assert.match(state.notice ?? '', /never for a second/);
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
  const { player, said, state } = table([{ kind: 'refused', code: 'SPIN_TOO_SOON', waitMs: 700 }]);
  await ready();
  player.spin();
  await settleAll();
  assert.deepEqual([state.balance, state.phase], ['10.00', 'spinning']);
  assert.match(state.notice ?? '', /not over yet/);
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
  assert.match(state.notice ?? '', /0\.40 demo credits do not cover/);
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
  const { player, sent, said, state } = table([{ kind: 'refused', code: 'SESSION_ENDED', waitMs: 0 }]);
  await ready();
  player.spin();
  await settleAll();
  mock.timers.tick(10_000);
  await settleAll();
  player.spin();
  assert.deepEqual([sent.length, state.phase], [1, 'ended']);
  assert.deepEqual(said.at(-1), { type: 'failed', code: 'SESSION_ENDED' });
});
