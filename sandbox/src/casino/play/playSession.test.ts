import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type AnswerOf } from '@/contract/wire';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { type SocketEvent } from '../socket/sockets';
import { MIN_SPIN_MS } from '../../studio/rounds/pace';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const MINUTE = 60_000;
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

async function playing() {
  const player = await play.player();
  const { headers } = player;
  const studio = play.studio();
  const { session } = await studio.open(await player.launch());
  return {
    player,
    spin: async () => (await studio.spin(session)).json,
    told: async (): Promise<AnswerOf<'playSession'>['data']> =>
      (await answerOf(play.app, 'playSession', { headers })).data,
    every: (realityCheckMinutes: number | null) =>
      answerOf(play.app, 'setPreferences', { headers, payload: { realityCheckMinutes } }),
    acknowledge: () => answerOf(play.app, 'acknowledgeRealityCheck', player.keyed({})),
  };
}

test('play begins with the first stake and ends half an hour after the last one; its net result is what was won and staked', async () => {
  const { told, spin } = await playing();
  assert.deepEqual([(await told()).startedAt, (await told()).netResult], [null, '0.00']);
  const startedAt = play.clock.now().toISOString();
  let net = cents((await spin()).win) - 100;
  play.clock.advance(29 * MINUTE);
  net += cents((await spin()).win) - 100;
  const now = await told();
  assert.deepEqual([now.startedAt, cents(now.netResult), now.staked], [startedAt, net, '2.00']);
  play.clock.advance(30 * MINUTE);
  assert.equal((await told()).startedAt, null);
  const again = play.clock.now().toISOString();
  const { win } = await spin();
  const next = await told();
  assert.deepEqual([next.startedAt, cents(next.netResult)], [again, cents(win) - 100]);
});

test('log-out and exclusion end the play', async () => {
  const { told, spin, player } = await playing();
  await spin();
  assert.notEqual((await told()).startedAt, null);
  await answerOf(play.app, 'selfExclude', player.keyed({ duration: '1h' }));
  assert.equal((await told()).startedAt, null);
  const other = await playing();
  await other.spin();
  await answerOf(play.app, 'logout', { headers: other.player.headers });
  const gone = await refusalOf(play.app, 'playSession', { headers: other.player.headers });
  assert.equal(gone.status, 403);
});

test('the reality check is due after the player’s interval, and stays so until it is acknowledged', async () => {
  const { told, spin, every, acknowledge } = await playing();
  assert.equal((await every(10)).data.preferences.realityCheckMinutes, 10);
  assert.equal((await told()).realityCheckAt, null);
  await spin();
  const dueAt = new Date(play.clock.now().getTime() + 10 * MINUTE).toISOString();
  assert.deepEqual([(await told()).realityCheckAt, (await told()).realityCheckDue], [dueAt, false]);
  play.clock.advance(10 * MINUTE);
  assert.equal((await told()).realityCheckDue, true);
  play.clock.advance(5 * MINUTE);
  await spin();
  assert.equal((await told()).realityCheckDue, true);
  await acknowledge();
  const { realityCheckDue, realityCheckAt } = await told();
  const next = new Date(play.clock.now().getTime() + 10 * MINUTE).toISOString();
  assert.deepEqual([realityCheckDue, realityCheckAt], [false, next]);
  await every(null);
  assert.deepEqual([(await told()).realityCheckMinutes, (await told()).realityCheckAt], [null, null]);
});

test('a switch that is not sent stays as it is, and a check every 0 minutes is none', async () => {
  const { player, every } = await playing();
  const { headers } = player;
  await answerOf(play.app, 'setPreferences', { headers, payload: { noCalendar: true } });
  await every(30);
  const { data } = await answerOf(play.app, 'setPreferences', { headers, payload: {} });
  assert.deepEqual(data.preferences, { noCalendar: true, newsletter: false, realityCheckMinutes: 30, timeZone: 'UTC' });
  for (const realityCheckMinutes of [0, -1, 1.5, '30']) {
    const payload = { realityCheckMinutes };
    assert.equal((await refusalOf(play.app, 'setPreferences', { headers, payload })).code, 'VALIDATION');
  }
});

test('a stake is told over the socket as debit and a win as credit, once, and only to its player', async () => {
  const heard: [string, SocketEvent][] = [];
  play.sandbox.playerEvents.attach((player, event) => void heard.push([player, event]));
  const { player } = await playing();
  const { wallet } = play.studio();
  const answer = await wallet.open(await player.launch());
  assert.ok(answer.ok);
  const key = { token: answer.value.wallet, currency: 'EUR' };
  const round = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    await wallet.debit(key, { transaction: `${round}:debit`, round, amount: 250n });
    await wallet.credit(key, { transaction: `${round}:credit`, round, amount: 900n });
  }
  await wallet.debit(key, { transaction: 'too much', round: 'x', amount: 99_999n }).catch(() => undefined);
  assert.deepEqual(heard, [
    [player.account.id, { name: 'debit', payload: { win: '2.50' } }],
    [player.account.id, { name: 'credit', payload: { win: '9.00' } }],
  ]);
  play.clock.advance(MIN_SPIN_MS);
});
