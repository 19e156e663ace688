import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createDemoLaunch } from '../store/launches';
import { tableRounds } from '../store/schema';
import { playersOf, tableRound } from '../store/tableRounds';
import { TABLES } from '../catalogue/houseGames';
import { BETS } from '../engines/baccarat/bets';
import { dealOf } from '../engines/baccarat/deal';
import { outcomeHash } from '../engines/table/commitment';
import { numberAt as numberIn, timesOf as timesIn } from '../engines/table/times';
import { secureRandom } from '../../base/random';
import { answerOf } from '../../testing/testBackend';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { type BetsAnswer, type BetWire, type SeatWire, type TableState } from './wire';

const [GAME] = TABLES;
const TABLE = GAME.id;
const numberAt = (instant: number) => numberIn(GAME.pace, instant);
const timesOf = (number: number) => timesIn(GAME.pace, number);
const ROUND_MS = GAME.pace.roundMs;
/** Every number but the zero and one more: wins or loses by the pocket alone. */
const RED: readonly BetWire[] = [{ spot: 'red', amount: '1.00' }];
let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const now = () => play.clock.now().getTime();
const times = () => timesOf(numberAt(now()));
const until = (instant: number) => play.clock.advance(instant - now());
/** Every test starts with a new round. */
beforeEach(() => until((numberAt(now()) + 1) * ROUND_MS));

const pocketNow = async () => {
  const asked = { table: GAME, number: numberAt(now()), random: secureRandom, now: play.clock.now() };
  return (await tableRound(play.db, asked)).outcome;
};

async function seated(launch: string, studio = play.studio()) {
  const { session } = await studio.open(launch);
  const ask = (path: string, body: object = {}) => studio.ask(`/api/table/${path}`, body, session);
  return {
    bet: async (bets: readonly BetWire[], intent: string = randomUUID(), number = numberAt(now())) => {
      const { status, json } = await ask('bets', { number, intent, bets });
      return { status, code: json.code, details: json.details, answer: json as unknown as BetsAnswer };
    },
    seat: async () => (await ask('seat')).json as unknown as SeatWire,
  };
}
const demo = async () => seated((await createDemoLaunch(play.db, TABLE, 'en', play.clock.now())).launchToken);

/** A bet on the number that will win, and one on another. */
const knowing = async (): Promise<{ won: BetWire; lost: BetWire }> => {
  const pocket = await pocketNow();
  return {
    won: { spot: `straight-${pocket}`, amount: '1.00' },
    lost: { spot: `straight-${(Number(pocket) + 1) % 37}`, amount: '1.00' },
  };
};

test('a stake is taken at once, and its win neither told nor paid before the ball has fallen', async () => {
  const { won, lost } = await knowing();
  const table = await demo();
  const { answer } = await table.bet([won, lost]);
  assert.equal(answer.balance, '998.00');
  assert.deepEqual([answer.slip.win, answer.slip.outcome, answer.slip.stake], [null, null, '2.00']);
  until(times().fallsAt - 1);
  assert.deepEqual((await table.seat()).slips[0], answer.slip);
  assert.equal((await table.seat()).balance, '998.00');
  until(times().fallsAt);
  const { balance, slips } = await table.seat();
  assert.equal(balance, '1034.00');
  assert.deepEqual([slips[0]!.win, slips[0]!.outcome], ['36.00', await pocketNow()]);
  assert.equal((await table.seat()).balance, '1034.00');
});

test('what is won is not played with before it is paid', async () => {
  const { won } = await knowing();
  const table = await demo();
  for (let hundreds = 0; hundreds < 2; hundreds += 1)
    assert.equal((await table.bet([{ ...won, amount: '100.00' }])).status, 200);
  const more = await table.bet([{ ...won, amount: '0.50' }]);
  assert.deepEqual([more.status, more.code], [409, 'TABLE_LIMIT']);
  assert.deepEqual(more.details, { limit: '200.00', currencyCode: 'DEMO' });
});

test('the limit counts every launch of a player, also at the same moment, and no other player', async () => {
  const player = await play.player('500.00');
  const red = (amount: string): BetWire[] => [{ spot: 'red', amount }];
  const before = await seated(await player.launch(TABLE));
  assert.equal((await before.bet(red('150.00'))).status, 200);
  // A reload of the site launches the game anew.
  const after = await seated(await player.launch(TABLE));
  const { status, code, details } = await after.bet(red('100.00'));
  assert.deepEqual([status, code], [409, 'TABLE_LIMIT']);
  assert.deepEqual(details, { limit: '200.00', currencyCode: 'EUR' });
  assert.equal((await after.bet(red('50.00'))).status, 200);
  const other = await play.player('500.00');
  assert.equal((await (await seated(await other.launch(TABLE))).bet(red('200.00'))).status, 200);
  assert.equal(await playersOf(play.db, TABLE, new Date(times().fallsAt)), 2);

  until(times().opensAt + ROUND_MS);
  // Pays the round before.
  await after.seat();
  const both = await Promise.all([before, after].map((table) => table.bet(red('150.00'))));
  assert.deepEqual(both.map((answer) => String(answer.code ?? answer.status)).sort(), ['200', 'TABLE_LIMIT']);
});

test('the limit counts what was bet with another wallet, by what it is worth', async () => {
  const player = await play.player('500.00');
  const red = (amount: string): BetWire[] => [{ spot: 'red', amount }];
  assert.equal((await (await seated(await player.launch(TABLE))).bet(red('150.00'))).status, 200);
  await player.switchTo('NOK', 1_000_000n);
  const after = await seated(await player.launch(TABLE));
  const { code, details } = await after.bet(red('505.00'));
  assert.deepEqual([code, details], ['TABLE_LIMIT', { limit: '2000.00', currencyCode: 'NOK' }]);
  assert.equal((await after.bet(red('500.00'))).status, 200);
});

test('a bet outlives its launch: the next one shows it, and what it won', async () => {
  const { won } = await knowing();
  const player = await play.player('50.00');
  const { answer } = await (await seated(await player.launch(TABLE))).bet([won]);
  const next = await seated(await player.launch(TABLE));
  const { balance, slips } = await next.seat();
  assert.deepEqual([balance, slips], ['49.00', [answer.slip]]);
  until(times().fallsAt);
  const over = await next.seat();
  assert.deepEqual([over.balance, over.slips[0]?.roundId, over.slips[0]?.win], ['85.00', answer.slip.roundId, '36.00']);
  const other = await play.player('50.00');
  assert.deepEqual((await (await seated(await other.launch(TABLE))).seat()).slips, []);
});

test('of two answers the later one has made more steps', async () => {
  const table = await demo();
  const before = await table.seat();
  const { answer } = await table.bet(RED);
  assert.ok(answer.steps > before.steps);
  assert.equal((await table.seat()).steps, answer.steps);
  until(times().fallsAt);
  await table.seat();
  assert.ok((await table.seat()).steps > answer.steps);
});

test('bets are taken for the round that runs until it closes, and for no other', async () => {
  const table = await demo();
  const { number, closesAt } = times();
  for (const other of [number - 1, number + 1, number + 5000, 0])
    assert.equal((await table.bet(RED, randomUUID(), other)).code, 'BETS_CLOSED');
  until(closesAt - 1);
  assert.equal((await table.bet(RED)).status, 200);
  until(closesAt);
  assert.equal((await table.bet(RED)).code, 'BETS_CLOSED');
  assert.equal((await table.seat()).slips.length, 1);
});

test('one intent is one stake, also once the bets are closed', async () => {
  const table = await demo();
  const intent = randomUUID();
  const first = await table.bet(RED, intent);
  until(times().closesAt);
  const again = await table.bet(RED, intent);
  assert.equal(again.answer.slip.roundId, first.answer.slip.roundId);
  const [{ slips }] = [await table.seat()];
  assert.equal(slips.length, 1);
  // A device may have slept over whole rounds before it asks again.
  const { number } = first.answer.slip;
  until(now() + 4 * ROUND_MS);
  const late = await table.bet(RED, intent, number);
  assert.deepEqual([late.status, late.answer.slip.roundId], [200, first.answer.slip.roundId]);
});

test('bets the table does not have are refused', async () => {
  const table = await demo();
  for (const bet of [
    { spot: 'straight-37', amount: '1.00' },
    { spot: 'red', amount: '0.30' },
    { spot: 'red', amount: '-1.00' },
    { spot: 'red', amount: '1e3' },
    { spot: '__proto__', amount: '1.00' },
  ])
    assert.equal((await table.bet([bet])).status, 422, JSON.stringify(bet));
  assert.equal((await table.bet([])).status, 422);
});

test('a round is drawn once for all processes, and its pocket fits the hash that was told before', async () => {
  const number = numberAt(now());
  const asked = { table: GAME, number, random: secureRandom, now: play.clock.now() };
  const drawn = await Promise.all(Array.from({ length: 8 }, () => tableRound(play.db, asked)));
  assert.equal(new Set(drawn.map(({ outcome, salt }) => `${outcome} ${salt}`)).size, 1);
  const rows = await play.db.select().from(tableRounds).where(eq(tableRounds.number, number));
  assert.equal(rows.length, 1);
  assert.equal(outcomeHash(rows[0]!.outcome, rows[0]!.salt), rows[0]!.outcomeHash);
});

test('with real money: debited at once, paid after the ball has fallen even if the studio was killed before', async () => {
  const { won, lost } = await knowing();
  const player = await play.player('50.00');
  const before = play.studio();
  const table = await seated(await player.launch(TABLE), before);
  const { status, answer } = await table.bet([won, lost]);
  assert.deepEqual([status, answer.balance, answer.slip.win], [200, '48.00', null]);
  assert.equal(await player.money(), '48.00');
  await before.realRounds.sweep();
  assert.equal(await player.money(), '48.00');

  // Another process, which knows the round only from the database.
  const after = play.studio();
  until(times().fallsAt - 1);
  await after.realRounds.sweep();
  assert.equal(await player.money(), '48.00');
  until(times().fallsAt);
  await after.realRounds.sweep();
  assert.equal(await player.money(), '84.00');
  await after.realRounds.sweep();
  assert.equal(await player.money(), '84.00');
  assert.equal((await table.seat()).slips[0]!.win, '36.00');
});

test('with real money: a lost bet is told to the casino once the ball has fallen', async () => {
  const { lost } = await knowing();
  const player = await play.player('50.00');
  const studio = play.studio();
  const table = await seated(await player.launch(TABLE), studio);
  assert.equal((await table.bet([lost])).status, 200);
  const settled = async () =>
    (await answerOf(play.app, 'ownStatistics', { headers: player.headers })).data.statistics.totalBets;
  await studio.realRounds.sweep();
  assert.equal(await settled(), 0);
  until(times().fallsAt);
  await studio.realRounds.sweep();
  assert.equal(await settled(), 1);
});

test('with real money: killed before the casino answered, the bet is taken back', async () => {
  const player = await play.player('50.00');
  let cut = false;
  const studio = play.studio(
    (carry) =>
      (...call) =>
        cut ? Promise.reject(new Error('cut')) : carry(...call),
  );
  const table = await seated(await player.launch(TABLE), studio);
  cut = true;
  assert.equal((await table.bet(RED)).code, 'TAKEN_BACK');
  cut = false;
  await play.studio().realRounds.sweep();
  assert.equal(await player.money(), '50.00');
  until(times().fallsAt);
  await play.studio().realRounds.sweep();
  assert.equal(await player.money(), '50.00');
  assert.deepEqual((await table.seat()).slips, []);
});

/** The first event that a listener at the table receives. */
async function heard(server: ReturnType<TestPlay['studio']>['server']): Promise<TableState> {
  const address = server.server.listening ? server.listeningOrigin : await server.listen({ port: 0 });
  const stop = new AbortController();
  const { body } = await fetch(`${address}/api/table/${TABLE}/events`, { signal: stop.signal });
  const { value } = await body!.getReader().read();
  stop.abort();
  return JSON.parse(/data: (.*)\n/.exec(new TextDecoder().decode(value))![1]!) as TableState;
}

test('everybody is told the same: phase, players without names, and the pocket only once no bet can come any more', async () => {
  const { server } = play.studio();
  const other = play.studio().server;
  for (const table of [await demo(), await demo()]) await table.bet(RED);
  const { number, closesAt, fallsAt } = times();
  const open = await heard(server);
  assert.deepEqual(
    [open.number, open.phase, open.outcome, open.salt, open.players],
    [number, 'betting', null, null, 2],
  );
  until(closesAt);
  const closing = await heard(server);
  assert.deepEqual([closing.phase, closing.outcome, closing.salt], ['spinning', null, null]);
  until(closesAt + 1_000);
  const told = await heard(server);
  assert.equal(outcomeHash(told.outcome!, told.salt!), open.outcomeHash);
  assert.deepEqual(await heard(other), told);
  until(fallsAt);
  assert.equal((await heard(server)).phase, 'result');
  until(fallsAt + ROUND_MS);
  assert.equal((await heard(server)).history[0], told.outcome);
});

test('baccarat: the cards of a table are dealt by its own pace, and a bet on each side is paid by them', async () => {
  const game = TABLES.find(({ kind, pace }) => kind === 'baccarat' && pace.roundMs !== ROUND_MS)!;
  until((numberIn(game.pace, now()) + 1) * game.pace.roundMs);
  const number = numberIn(game.pace, now());
  const { outcome } = await tableRound(play.db, { table: game, number, random: secureRandom, now: play.clock.now() });
  const table = await seated((await createDemoLaunch(play.db, game.id, 'en', play.clock.now())).launchToken);
  const bets = BETS.map((spot) => ({ spot, amount: '20.00' }));
  assert.equal((await table.bet([{ spot: 'red', amount: '1.00' }], randomUUID(), number)).status, 422);
  assert.equal((await table.bet([{ spot: 'player', amount: '1.50' }], randomUUID(), number)).status, 422);
  assert.equal((await table.bet(bets, randomUUID(), number)).answer.balance, '940.00');
  until(timesIn(game.pace, number).fallsAt);
  const { balance, slips } = await table.seat();
  const won = { player: '40.00', banker: '39.00', tie: '220.00' }[dealOf(outcome).result];
  assert.deepEqual([slips[0]!.win, slips[0]!.outcome], [won, outcome]);
  assert.equal(Number(balance), 940 + Number(won));
});
