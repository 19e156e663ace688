import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { DAY_MS } from '@/domain/time/lengths';
import { answerOf, call, refusalOf } from '../../testing/testBackend';
import { CATALOGUE } from '../../testing/testCatalogue';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';
import { addTournament } from '../../testing/testTournament';
import { accounts } from '../accounts/store/schema';
import { checkLedger } from '../ledger/check';
import { postings } from '../ledger/schema';
import { closeTournaments } from './close';
import { openTournaments } from './open';
import { tournamentEntries, type TournamentRow, tournaments } from './schema';

/** With TEST_DATABASE_URL calls run on several connections; PGlite has one, so they are serialised. */
let casino: TestRewards;
before(async () => {
  casino = await openTestRewards();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await casino.close();
});

const tournament = (columns: Partial<TournamentRow> = {}) => addTournament(casino, columns);

const detail = async (id: string) => (await answerOf(casino.app, 'tournament', { path: { tournament: id } })).data;
const standing = async (id: string, { headers }: RewardedPlayer) =>
  (await answerOf(casino.app, 'tournamentStanding', { headers, path: { tournament: id } })).data;
const join = (id: string, { headers }: Pick<RewardedPlayer, 'headers'>, key = randomUUID()) =>
  call(casino.app, 'joinTournament', { headers: { ...headers, 'idempotency-key': key }, payload: { tournament: id } });
const refused = (id: string, { headers }: Pick<RewardedPlayer, 'headers'>) =>
  refusalOf(casino.app, 'joinTournament', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { tournament: id },
  });

test('the clock opens the races of every brand, each once; the list of a game has those it counts for', async () => {
  await Promise.all(Array.from({ length: 10 }, () => openTournaments(casino.db, casino.clock)));
  const opened = await casino.db.select().from(tournaments).where(like(tournaments.id, 'curacao-%'));
  assert.equal(opened.length, 5);
  const all = (await answerOf(casino.app, 'tournaments')).data.tournaments;
  assert.deepEqual(
    all.map(({ endsAt }) => endsAt),
    all.map(({ endsAt }) => endsAt).toSorted(),
  );
  const slot = CATALOGUE.find(({ kind }) => kind === 'slot')!;
  const ofSlot = (await answerOf(casino.app, 'tournaments', { query: { game: slot.id } })).data.tournaments;
  assert.deepEqual(
    ofSlot.map(({ id, name, joining }) => [id, name, joining]),
    [['curacao-daily-2026-11-20', 'Daily race', 'hand']],
  );
  assert.ok(ofSlot[0]!.example!.houseEdge > 0 && ofSlot[0]!.example!.houseEdge < 0.2);
  assert.deepEqual(
    all.flatMap(({ freeSpins }) => freeSpins?.gameName ?? []),
    ['Book of Amun', 'Book of Amun', 'Tome of Tides'],
  );
});

test('fifty joins at once are one entry; a joined player counts from then on', async () => {
  const id = await tournament({ joining: 'hand' });
  const player = await casino.player();
  const answers = await Promise.all(Array.from({ length: 50 }, () => join(id, player)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    Array.from({ length: 50 }, () => 200),
  );
  const entries = await casino.db.select().from(tournamentEntries).where(eq(tournamentEntries.tournament, id));
  assert.equal(entries.length, 1);
  assert.deepEqual(await standing(id, player), { joined: true, own: null, around: [] });
  await player.play({ stake: 300n, win: 100n });
  const { own } = await standing(id, player);
  assert.deepEqual(own, {
    position: 1,
    rank: 1,
    player: null,
    score: '3.00',
    gamesPlayed: 1,
    prize: '50.00',
    ownPrize: '50.00',
    freeSpins: null,
    wagered: '3.00',
    netResult: '-2.00',
    currencyCode: 'EUR',
  });
});

test('two processes end a race once: each prize is paid once', async () => {
  const id = await tournament();
  const players = [await casino.player(), await casino.player()];
  for (const player of players) await player.play({ stake: 100n });
  casino.later(2);
  await Promise.all(Array.from({ length: 2 }, () => closeTournaments(casino.db, casino.clock)));
  assert.equal((await casino.db.select().from(postings).where(eq(postings.reference, id))).length, 2);
  const { tournament: wire, leaderboard } = await detail(id);
  assert.ok(wire.resultsAt);
  assert.deepEqual(
    leaderboard.map(({ position, prize }) => [position, prize]),
    [
      [1, '50.00'],
      [2, '20.00'],
    ],
  );
  const own = await Promise.all(players.map(async (player) => (await standing(id, player)).own!.position));
  assert.deepEqual(own.toSorted(), [1, 2]);
});

test('a paid prize is told in the inbox, and the place among the latest races of the statistics (ENT-36)', async () => {
  const id = await tournament({ prizes: ['50.00'] });
  const players = [await casino.player(), await casino.player()] as const;
  await players[0].play({ stake: 200n });
  await players[1].play({ stake: 100n });
  const told = async ({ headers }: RewardedPlayer) => ({
    entries: (
      await answerOf(casino.app, 'inbox', { headers: { ...headers, 'accept-language': 'de' } })
    ).data.entries.flatMap((entry) => (entry.kind === 'prize' ? [entry] : [])),
    races: (await answerOf(casino.app, 'ownStatistics', { headers })).data.statistics.latestRaces.filter(
      ({ name }) => name === 'Daily race',
    ),
  });
  assert.deepEqual(await told(players[0]), { entries: [], races: [] });
  casino.later(2);
  await closeTournaments(casino.db, casino.clock);
  const [won, not] = [await told(players[0]), await told(players[1])];
  assert.deepEqual(
    won.entries.map(({ tournamentId, name, position, amount, read }) => [tournamentId, name, position, amount, read]),
    [[id, 'Tagesrennen', 1, '50.00', false]],
  );
  assert.deepEqual(not.entries, []);
  assert.deepEqual([won.races[0]?.position, not.races[0]?.position], [1, 2]);
});

test('the places after the money win free spins of a named game: told, paid once, for the winner to activate', async () => {
  const id = await tournament({ prizes: ['50.00'], freeSpins: { offer: 'race-spins', places: 1 } });
  const players = [await casino.player(), await casino.player(), await casino.player()] as const;
  for (const [index, player] of players.entries()) await player.play({ stake: 300n - BigInt(index) * 100n });
  const [, second, third] = players;
  const before = await detail(id);
  assert.deepEqual(before.tournament.freeSpins, {
    places: 1,
    quantity: 20,
    game: 'book-of-amun',
    gameName: 'Book of Amun',
    stake: '0.10',
    wageringMultiplier: 10,
    daysToActivate: 14,
  });
  assert.deepEqual(
    before.leaderboard.map(({ prize, freeSpins }) => [prize, freeSpins]),
    [
      ['50.00', null],
      [null, 20],
      [null, null],
    ],
  );
  const activate = async ({ headers }: RewardedPlayer) =>
    call(casino.app, 'activateBonus', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { bonusId: 'race-spins' },
    });
  assert.equal((await activate(second)).status, 404);
  casino.later(2);
  await Promise.all(Array.from({ length: 10 }, () => closeTournaments(casino.db, casino.clock)));
  const inbox = async ({ headers }: RewardedPlayer) =>
    (await answerOf(casino.app, 'inbox', { headers })).data.entries.filter(({ kind }) => kind !== 'safety');
  const [prize, ...others] = await inbox(second);
  assert.deepEqual(others, []);
  assert.ok(prize?.kind === 'prize');
  assert.deepEqual([prize.position, prize.amount, prize.freeSpins, prize.game], [2, null, 20, 'Book of Amun']);
  assert.deepEqual(await inbox(third), []);
  const won = async ({ headers }: RewardedPlayer) =>
    (await answerOf(casino.app, 'userBonuses', { headers })).data.bonus.rows.map(({ status, freeSpinsLeft }) => [
      status,
      freeSpinsLeft,
    ]);
  assert.deepEqual(await won(second), [['available', undefined]]);
  const { rows } = (await answerOf(casino.app, 'transactions', { headers: second.headers })).data.transactions;
  assert.deepEqual(
    rows.filter(({ transactionType }) => transactionType === 'tournament'),
    [],
  );
  assert.equal((await activate(second)).status, 200);
  assert.deepEqual(await won(second), [['activated', 20]]);
  assert.equal((await activate(third)).status, 404);
});

test('who is excluded, at another brand or too late does not get in', async () => {
  const id = await tournament({ joining: 'hand' });
  const until = new Date(casino.clock.now().getTime() + DAY_MS);
  const excluded = await casino.player({ excludedUntil: until });
  assert.equal((await refused(id, excluded)).code, 'SELF_EXCLUDED');
  const player = await casino.player();
  assert.equal((await refused(randomUUID(), player)).code, 'TOURNAMENT_NOT_FOUND');
  assert.equal((await refused(await tournament({ brand: 'glacier' }), player)).code, 'TOURNAMENT_NOT_FOUND');
  casino.later(1);
  assert.equal((await refused(id, player)).code, 'TOURNAMENT_ENDED');
  assert.equal((await refused(id, { headers: { authorization: 'Bearer nobody' } })).code, 'SESSION_EXPIRED');
});

test('names are the nickname or masked, nothing in ghost mode, never the e-mail; who has stopped is not shown', async () => {
  const id = await tournament();
  const [named, masked, ghost, gone] = [
    await casino.player({ nickname: 'linnea', email: 'secret@players.example' }),
    await casino.player({ nickname: null, firstName: 'Marta' }),
    await casino.player({ nickname: 'hidden', preferences: { ghostMode: true } }),
    await casino.player({ nickname: 'gone' }),
  ];
  for (const [index, player] of [named, masked, ghost, gone].entries()) {
    await player.play({ stake: 500n - BigInt(index) * 100n });
  }
  assert.equal((await detail(id)).tournament.players, 4);
  const frozenUntil = new Date(casino.clock.now().getTime() + DAY_MS);
  await casino.db.update(accounts).set({ frozenUntil }).where(eq(accounts.id, named.account.id));
  const answer = await detail(id);
  assert.deepEqual(
    answer.leaderboard.map(({ player }) => player),
    ['M***a', null, 'gone'],
  );
  assert.equal(answer.tournament.players, 3);
  assert.equal((await standing(id, gone)).own!.position, 3);
  assert.equal((await standing(id, masked)).own!.position, 1);
  assert.doesNotMatch(JSON.stringify(answer), /secret|hidden|linnea/);
});

test('own place, rank and neighbours follow the whole order, whatever the scores', async () => {
  const players = await Promise.all(Array.from({ length: 9 }, () => casino.player()));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2)), { minLength: 9, maxLength: 9 }),
      async (given) => {
        const id = await tournament();
        const start = casino.clock.now().getTime();
        const rows = given.map(([score, late], index) => ({
          tournament: id,
          player: players[index]!.account.id,
          joinedAt: new Date(start),
          reachedAt: new Date(start + late),
          score: BigInt(score),
          currency: 'EUR',
        }));
        await casino.db.insert(tournamentEntries).values(rows);
        const order = rows.toSorted(
          (one, other) =>
            Number(other.score - one.score) ||
            one.reachedAt.getTime() - other.reachedAt.getTime() ||
            (one.player < other.player ? -1 : 1),
        );
        for (const [index, player] of players.entries()) {
          const position = order.findIndex(({ player: id }) => id === player.account.id) + 1;
          const rank = order.findIndex(({ score }) => score === rows[index]!.score) + 1;
          const { own, around } = await standing(id, player);
          assert.deepEqual([own!.position, own!.rank], [position, rank]);
          const near = order.map((_, at) => at + 1).filter((at) => Math.abs(at - position) <= 5);
          assert.deepEqual(
            around!.map((one) => one.position),
            near,
          );
        }
      },
    ),
    { numRuns: 5, seed: 1 },
  );
});
