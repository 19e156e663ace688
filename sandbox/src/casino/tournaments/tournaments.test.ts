import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from '@/domain/time/lengths';
import { answerOf } from '../../testing/testBackend';
import { CATALOGUE } from '../../testing/testCatalogue';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';
import { addTournament } from '../../testing/testTournament';
import { accounts } from '../accounts/store/schema';
import { checkLedger } from '../ledger/check';
import { postings } from '../ledger/schema';
import { closeTournaments } from './close';
import { type Scope, tournamentEntries, type TournamentRow } from './schema';

/** With TEST_DATABASE_URL closing runs on several connections; PGlite has one, so it is serialised. */
let casino: TestRewards;
before(async () => {
  casino = await openTestRewards();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await casino.close();
});

const [SLOT, OTHER] = CATALOGUE.filter(({ kind }) => kind === 'slot') as [
  (typeof CATALOGUE)[number],
  (typeof CATALOGUE)[number],
];
const DICE = CATALOGUE.find(({ kind }) => kind === 'dice')!;

const tournament = (columns: Partial<TournamentRow> = {}) => addTournament(casino, columns);

const soon = () => casino.clock.advance(1_000);
const entriesOf = (id: string) =>
  casino.db.select().from(tournamentEntries).where(eq(tournamentEntries.tournament, id));
const entryOf = async (id: string, { account }: RewardedPlayer) =>
  (await entriesOf(id)).find(({ player }) => player === account.id);
const scoreOf = async (id: string, player: RewardedPlayer) => Number((await entryOf(id, player))?.score ?? -1);

/** Ends every tournament, and answers the players of one in the order of their places. */
async function ended(id: string, players: readonly RewardedPlayer[]): Promise<number[]> {
  casino.later(2);
  await closeTournaments(casino.db, casino.clock);
  return (await entriesOf(id))
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => one.place! - other.place!)
    .map(({ player }) => players.findIndex(({ account }) => account.id === player));
}

const bookedFor = (id: string) => casino.db.select().from(postings).where(eq(postings.reference, id));

test('a race by money staked counts real stakes, without those that were taken back', async () => {
  const id = await tournament();
  const player = await casino.player();
  await player.play({ stake: 300n, win: 900n });
  await player.play({ stake: 200n, isTakenBack: true });
  await player.play({ stake: 150n });
  const entry = await entryOf(id, player);
  assert.deepEqual([entry?.score, entry?.rounds], [450n, 2]);
});

test('a race by multiplier takes the best round, by points the best twenty; the size of the stake does not matter', async () => {
  const [best, points] = [await tournament({ metric: 'multiplier' }), await tournament({ metric: 'points' })];
  const player = await casino.player();
  await player.play({ stake: 1_000n, win: 1_500n });
  await player.play({ stake: 100n, win: 1_250n });
  await player.play({ stake: 100n });
  assert.deepEqual([await scoreOf(best, player), await scoreOf(points, player)], [1_250, 1_400]);
  for (let round = 0; round < 20; round += 1) await player.play({ stake: 100n, win: 200n });
  assert.deepEqual([await scoreOf(best, player), await scoreOf(points, player)], [1_250, 1_250 + 19 * 200]);
});

for (const [name, scope, expected] of [
  ['all games', { of: 'all' }, 600],
  ['a category', { of: 'category', category: 'dice' }, 300],
  ['a studio', { of: 'studio', studio: SLOT.studio.id }, null],
  ['a list', { of: 'games', games: [OTHER.id] }, 200],
] as const satisfies readonly (readonly [string, Scope, number | null])[]) {
  test(`of ${name} only those games count`, async () => {
    const id = await tournament({ scope });
    const player = await casino.player();
    const played = [
      [SLOT, 100n],
      [OTHER, 200n],
      [DICE, 300n],
    ] as const;
    for (const [game, stake] of played) await player.play({ stake, game: game.id });
    const ofStudio = played.filter(([{ studio }]) => studio.id === SLOT.studio.id);
    assert.equal(await scoreOf(id, player), expected ?? ofStudio.reduce((sum, [, stake]) => sum + Number(stake), 0));
  });
}

test('who must join by hand is not in before; a tournament of another brand, or of another time, counts nothing', async () => {
  const player = await casino.player();
  const byHand = await tournament({ joining: 'hand' });
  const later = new Date(casino.clock.now().getTime() + MINUTE_MS);
  const others = [await tournament({ brand: 'glacier' }), await tournament({ startsAt: later })];
  await player.play({ stake: 100n });
  for (const id of [byHand, ...others]) assert.equal(await scoreOf(id, player), -1);
  const joinedAt = casino.clock.now();
  await casino.db.insert(tournamentEntries).values({ tournament: byHand, player: player.account.id, joinedAt });
  await player.play({ stake: 250n });
  assert.equal(await scoreOf(byHand, player), 250);
});

test('a stake taken back shortly after the end leaves, a stake made then does not count; places wait for two minutes', async () => {
  const id = await tournament({ metric: 'wagered' });
  const player = await casino.player();
  await player.play({ stake: 100n });
  await player.play({ stake: 300n, isTakenBack: true, backAfterHours: 1 });
  await player.play({ stake: 500n });
  assert.equal(await scoreOf(id, player), 100);
  await closeTournaments(casino.db, casino.clock);
  assert.equal((await entryOf(id, player))!.place, null);
  casino.clock.advance(2 * MINUTE_MS);
  await closeTournaments(casino.db, casino.clock);
  assert.equal((await entryOf(id, player))!.place, 1);
});

test('rounds of two game sessions may have one id', async () => {
  const id = await tournament({ metric: 'multiplier' });
  const players = [await casino.player(), await casino.player()] as const;
  const round = randomUUID();
  await players[0].play({ id: round, stake: 100n, win: 300n });
  await players[0].play({ id: round, stake: 100n, win: 200n });
  await players[1].play({ id: round, stake: 100n });
  assert.deepEqual([await scoreOf(id, players[0]), (await entryOf(id, players[0]))?.rounds], [300, 2]);
  assert.deepEqual([await scoreOf(id, players[1]), (await entryOf(id, players[1]))?.rounds], [0, 1]);
});

test('fifty stakes at once are one entry with all of them', async () => {
  const id = await tournament();
  const player = await casino.player();
  await Promise.all(Array.from({ length: 50 }, () => player.play({ stake: 100n })));
  const entries = await entriesOf(id);
  assert.deepEqual(
    entries.map(({ score, rounds }) => [score, rounds]),
    [[5_000n, 50]],
  );
});

test('places follow the score, and of equal scores who had it first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(2), fc.constantFrom(100n, 200n)), { minLength: 1, maxLength: 8 }),
      async (rounds) => {
        const id = await tournament({ prizes: [] });
        const players = [await casino.player(), await casino.player(), await casino.player()];
        const model = players.map((_, index) => ({ index, score: 0n, at: 0 }));
        for (const [at, [index, stake]] of rounds.entries()) {
          soon();
          await players[index]!.play({ stake });
          Object.assign(model[index]!, { score: model[index]!.score + stake, at });
        }
        const expected = model
          .filter(({ score }) => score > 0n)
          .toSorted((one, other) => Number(other.score - one.score) || one.at - other.at)
          .map(({ index }) => index);
        assert.deepEqual(await ended(id, players), expected);
      },
    ),
    { numRuns: 6, seed: 1 },
  );
});

test('prizes are paid once, however often and by however many the tournament is closed', async () => {
  const id = await tournament();
  const players = [await casino.player(), await casino.player(), await casino.player()];
  for (const [index, player] of players.entries()) await player.play({ stake: 300n - BigInt(index) * 100n });
  const before = await Promise.all(players.map((player) => player.money()));
  casino.later(2);
  await Promise.all(Array.from({ length: 50 }, () => closeTournaments(casino.db, casino.clock)));
  const gained = await Promise.all(
    players.map(async (player, index) => (Number(await player.money()) - Number(before[index])).toFixed(2)),
  );
  assert.deepEqual(gained, ['50.00', '20.00', '0.00']);
  assert.equal((await bookedFor(id)).length, 2);
  const { rows } = (await answerOf(casino.app, 'transactions', { headers: players[0]!.headers })).data.transactions;
  assert.deepEqual([rows[0]!.transactionType, rows[0]!.amount], ['tournament', '50.00']);
  assert.match(rows[0]!.method, /^Tournament prize · /);
});

test('a close that was cut off between its prizes pays the rest, and the results stay', async () => {
  const id = await tournament();
  const players = [await casino.player(), await casino.player()];
  for (const player of players) {
    soon();
    await player.play({ stake: 100n });
  }
  casino.later(2);
  let transactions = 0;
  const cutOff = new Proxy(casino.db, {
    get(db, name) {
      // The first transaction stores the results, the second one pays one prize.
      if (name === 'transaction' && (transactions += 1) > 2) throw new Error('killed');
      const value: unknown = Reflect.get(db, name);
      return typeof value === 'function' ? (value.bind(db) as unknown) : value;
    },
  });
  await assert.rejects(closeTournaments(cutOff, casino.clock), /killed/);
  assert.equal((await bookedFor(id)).length, 1);
  await players[1]!.play({ stake: 900n });
  assert.deepEqual(await ended(id, players), [0, 1]);
  assert.equal((await bookedFor(id)).length, 2);
});

test('who is excluded or frozen at the end has no place; the next one moves up', async () => {
  const id = await tournament();
  const day = (hours: number) => new Date(casino.clock.now().getTime() + hours * HOUR_MS);
  const stops = [
    { isSelfExclusionPermanent: true },
    { selfExclusion: day(2).toISOString().slice(0, 10) },
    { excludedUntil: day(3) },
    { frozenUntil: day(3) },
    { excludedUntil: day(1), frozenUntil: day(1), selfExclusion: day(-72).toISOString().slice(0, 10) },
  ];
  const players: RewardedPlayer[] = [];
  for (const stop of stops) {
    const player = await casino.player();
    players.push(player);
    await player.play({ stake: 500n });
    await casino.db.update(accounts).set(stop).where(eq(accounts.id, player.account.id));
  }
  assert.deepEqual(await ended(id, players), [4]);
  assert.equal((await entryOf(id, players[4]!))!.prize, 5_000n);
  assert.equal((await bookedFor(id)).length, 1);
});
