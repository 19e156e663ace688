import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { CATALOGUE } from '../../testing/testCatalogue';
import { createDemoLaunch } from '../store/launches';
import { rounds } from '../store/schema';
import { rungOf, winOf } from '../engines/dice/ladder';
import { fairRoll, seedHash } from '../engines/dice/seeds';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { type DiceState, type PairWire, type RevealAnswer, type RollAnswer } from './wire';

const GAME = CATALOGUE.find(({ kind, restrictedCountries }) => kind === 'dice' && restrictedCountries.length === 0)!.id;
let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

type Bet = { stake?: string; tenths?: number; side?: string; intent?: string };

/** A dice session opened by its launch token, and its calls. */
async function seated(launch: string, studio = play.studio()) {
  const { session } = await studio.open(launch);
  const ask = (path: string, body: object = {}) => studio.ask(`/api/dice/${path}`, body, session);
  return {
    ask,
    state: async () => (await ask('state')).json as unknown as DiceState,
    async roll({ stake = '1.00', tenths = 20, side = 'under', intent = randomUUID() }: Bet = {}) {
      play.clock.advance(2_500);
      const { status, json } = await ask('roll', { stake, tenths, side, intent });
      return { status, code: json.code, answer: json as unknown as RollAnswer };
    },
  };
}
const demo = async () => seated((await createDemoLaunch(play.db, GAME, 'en', play.clock.now())).launchToken);

test('every roll is what its seeds give, under the hash that was told before', async () => {
  const dice = await demo();
  const { pair } = await dice.state();
  assert.equal(((await dice.ask('client-seed', { clientSeed: 'my-own.seed_1' })).json as PairWire).nonce, 0);
  const rolls = [];
  for (let nonce = 0; nonce < 4; nonce += 1) rolls.push((await dice.roll({ tenths: 30, side: 'over' })).answer);
  const { revealed, pair: next } = (await dice.ask('reveal')).json as unknown as RevealAnswer;
  assert.ok(revealed);
  assert.equal(seedHash(revealed.serverSeed), pair.serverSeedHash);
  assert.notEqual(next.serverSeedHash, pair.serverSeedHash);
  for (const [nonce, { dice: made, win }] of rolls.entries()) {
    const { serverSeed, ...told } = made;
    assert.equal(serverSeed, null);
    const roll = fairRoll(revealed.serverSeed, 'my-own.seed_1', nonce);
    const expected = { roll, tenths: 30, side: 'over', clientSeed: 'my-own.seed_1', nonce };
    assert.deepEqual(told, { ...expected, serverSeedHash: pair.serverSeedHash });
    assert.equal(win, winOf(rungOf(30)!, 'over', roll, 100n) > 0n ? '3.00' : '0.00');
  }
  const { rounds: listed } = await dice.state();
  assert.deepEqual(
    listed.map((round) => [round.roundId, round.dice.serverSeed]),
    rolls.map(({ roundId }) => [roundId, revealed.serverSeed]).reverse(),
  );
});

test('seeds that rolls were made with cannot be changed, only told and left', async () => {
  const dice = await demo();
  const { pair } = await dice.state();
  await dice.roll();
  const refused = await dice.ask('client-seed', { clientSeed: 'late' });
  assert.deepEqual([refused.status, refused.json.code], [409, 'SEED_IN_USE']);
  assert.deepEqual((await dice.state()).pair, { ...pair, nonce: 1 });
  for (const clientSeed of ['', 'a'.repeat(65), 'no spaces', 'نرد'])
    assert.equal((await dice.ask('client-seed', { clientSeed })).status, 422, clientSeed);
  const unused = await demo();
  assert.equal(((await unused.ask('reveal')).json as unknown as RevealAnswer).revealed, null);
});

test('one intent is one roll: repeated it is the same one, with another bet it is refused', async () => {
  const dice = await demo();
  const intent = randomUUID();
  const first = await dice.roll({ intent });
  const again = await dice.roll({ intent });
  assert.equal(again.answer.roundId, first.answer.roundId);
  assert.equal(again.answer.balance, first.answer.balance);
  for (const other of [{ stake: '2.00' }, { tenths: 30 }, { side: 'over' }]) {
    const { status, code } = await dice.roll({ intent, ...other });
    assert.deepEqual([status, code], [409, 'INTENT_CONFLICT']);
  }
  assert.equal((await dice.state()).pair.nonce, 1);
});

test('a bet the game does not have is refused before anything is rolled', async () => {
  const dice = await demo();
  for (const bet of [{ tenths: 21 }, { stake: '0.15' }, { stake: '-1.00' }, { side: 'between' }, { tenths: 2.5 }])
    assert.equal((await dice.roll(bet)).status, 422, JSON.stringify(bet));
  assert.equal((await dice.state()).pair.nonce, 0);
});

test('with real money the stake is taken and the win paid by the casino, roll by roll', async () => {
  const player = await play.player('100.00');
  const dice = await seated(await player.launch(GAME));
  let cents = 10_000;
  for (let count = 0; count < 6; count += 1) {
    const { status, answer } = await dice.roll({ tenths: 11 });
    assert.equal(status, 200);
    cents += Math.round(Number(answer.win) * 100) - 100;
    assert.equal(answer.balance, (cents / 100).toFixed(2));
  }
  assert.equal(await player.money(), (cents / 100).toFixed(2));
});

test('a stake the balance does not cover is refused by the casino, and nothing is won', async () => {
  const player = await play.player('0.50');
  const dice = await seated(await player.launch(GAME));
  const { status, code } = await dice.roll({ tenths: 11 });
  assert.deepEqual([status, code], [409, 'INSUFFICIENT_BALANCE']);
  assert.equal(await player.money(), '0.50');
  assert.deepEqual((await dice.state()).rounds, []);
});

test('the next launch knows the last roll, whose seeds stay those of its own', async () => {
  const player = await play.player('100.00');
  const { answer } = await (await seated(await player.launch(GAME))).roll();
  const { rounds: listed, last } = await (await seated(await player.launch(GAME))).state();
  assert.deepEqual([listed, last?.roundId], [[], answer.roundId]);
  assert.equal((await (await demo()).state()).last, null);
});

test('a win that could not be paid yet is told as on its way', async () => {
  const player = await play.player('1000.00');
  const studio = play.studio(
    (carry) =>
      (path, ...call) =>
        path.endsWith('credit') ? Promise.reject(new Error('cut')) : carry(path, ...call),
  );
  const dice = await seated(await player.launch(GAME), studio);
  let { answer } = await dice.roll({ tenths: 11 });
  while (answer.win === '0.00') ({ answer } = await dice.roll({ tenths: 11 }));
  assert.equal(answer.pending, true);
  assert.equal(answer.balance, await player.money());
  await play.studio().realRounds.sweep();
  assert.notEqual(answer.balance, await player.money());
});

test('a studio that never hears from the casino gives the stake back', async () => {
  const player = await play.player('10.00');
  let cut = false;
  const studio = play.studio(
    (carry) =>
      (...call) =>
        cut ? Promise.reject(new Error('cut')) : carry(...call),
  );
  const dice = await seated(await player.launch(GAME), studio);
  cut = true;
  const { status, code } = await dice.roll();
  assert.deepEqual([status, code], [409, 'TAKEN_BACK']);
  cut = false;
  await studio.realRounds.sweep();
  assert.equal(await player.money(), '10.00');
  const [row] = await play.db.select().from(rounds).where(eq(rounds.status, 'rolledBack'));
  assert.ok(row);
});
