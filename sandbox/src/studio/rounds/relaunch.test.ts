import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CATALOGUE, SLOTS } from '../../testing/testCatalogue';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { MIN_SPIN_MS } from './pace';

const GAME = CATALOGUE[0]!.id;
const OTHER = SLOTS.find(({ id, restrictedCountries }) => id !== GAME && restrictedCountries.length === 0)!.id;
let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

test('a game that a reload launches anew knows the last round, with the balance of now', async () => {
  const player = await play.player();
  const studio = play.studio();
  const first = await studio.open(await player.launch(GAME));
  const { json: round } = await studio.spin(first.session);
  const next = await studio.open(await player.launch(GAME));
  assert.deepEqual([next.lastRound?.roundId, next.resumed], [round.roundId, false]);
  assert.deepEqual([next.balance, next.lastRound?.balance], [await player.money(), await player.money()]);

  play.clock.advance(MIN_SPIN_MS);
  const { json: own } = await studio.spin(next.session);
  assert.equal((await studio.open(await player.launch(GAME))).lastRound?.roundId, own.roundId);
  assert.equal((await studio.open(await player.launch(OTHER))).lastRound, null);
  assert.equal((await studio.open(await (await play.player()).launch(GAME))).lastRound, null);
});

test('the next launch pays the round that was cut off, and says so', async () => {
  const player = await play.player();
  let cut = true;
  const studio = play.studio(
    (carry) =>
      (path, ...call) =>
        cut && path.endsWith('credit') ? Promise.reject(new Error('cut')) : carry(path, ...call),
  );
  const { session } = await studio.open(await player.launch(GAME));
  let round: Record<string, unknown> = {};
  for (let count = 0; count < 40 && round.pending !== true; count += 1) {
    play.clock.advance(MIN_SPIN_MS);
    round = (await studio.spin(session)).json;
  }
  assert.equal(round.pending, true);
  const unpaid = await player.money();
  cut = false;
  const next = await studio.open(await player.launch(GAME));
  assert.notEqual(await player.money(), unpaid);
  assert.equal(next.balance, await player.money());
  assert.deepEqual([next.resumed, next.lastRound?.roundId, next.lastRound?.pending], [true, round.roundId, undefined]);
});

test('a round that was taken back is not told as the one before it', async () => {
  const player = await play.player();
  let cut = false;
  const studio = play.studio(
    (carry) =>
      (path, ...call) =>
        cut && /(?:debit|rollback)$/.test(path) ? Promise.reject(new Error('cut')) : carry(path, ...call),
  );
  const { session } = await studio.open(await player.launch(GAME));
  const { json: first } = await studio.spin(session);
  play.clock.advance(MIN_SPIN_MS);
  cut = true;
  await studio.spin(session);
  cut = false;
  const next = await studio.open(await player.launch(GAME));
  assert.deepEqual([next.resumed, next.lastRound?.roundId], [false, first.roundId]);
});

test('a casino that hangs is asked once by a reload, which leaves what is open to the sweep', async () => {
  const player = await play.player();
  let hangs = false;
  const asked: string[] = [];
  const studio = play.studio((carry) => (path, ...call) => {
    if (!hangs) return carry(path, ...call);
    asked.push(path);
    return Promise.reject(new DOMException('no answer in time', 'TimeoutError'));
  });
  const { session } = await studio.open(await player.launch(GAME));
  hangs = true;
  assert.equal((await studio.spin(session)).json.code, 'TAKEN_BACK');
  asked.length = 0;
  const { status, json } = await studio.ask('/api/session', {}, session);
  assert.deepEqual([status, json.balance, json.resumed], [200, '100.00', false]);
  assert.deepEqual(asked, ['/wallet/balance']);

  hangs = false;
  await studio.realRounds.sweep();
  const next = await studio.ask('/api/session', {}, session);
  assert.deepEqual([next.json.balance, await player.money()], ['100.00', '100.00']);
});
