import { and, asc, desc, eq, exists, gt, isNotNull, lte, min, or, sql, type SQL } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { accounts } from '../accounts/store/schema';
import { publicName } from '../accounts/publicName';
import { APART, beyond, isBefore, type Ladder, ladderOf, makeLadder, type Step } from './ladder';
import { isStopped, mayBeRanked } from './ranked';
import { tournamentEntries as entries, tournamentRounds, type TournamentRow } from './schema';

export type EntryRow = typeof entries.$inferSelect;
/** A row of the leaderboard; the name is null in ghost mode. */
export type Placed = { position: number; name: string | null; entry: EntryRow };

const named = { id: accounts.id, nickname: accounts.nickname, firstName: accounts.firstName };
const BY_PLACE = [sql`${entries.score} desc nulls last`, asc(entries.reachedAt), asc(entries.player)];
const FROM_LAST = [sql`${entries.score} asc nulls first`, desc(entries.reachedAt), desc(entries.player)];

const inside = (id: string) => and(eq(entries.tournament, id), gt(entries.score, 0n));

const later = ({ reachedAt, player }: EntryRow): SQL =>
  sql`(${entries.reachedAt}, ${entries.player}) > (${reachedAt?.toISOString()}::timestamptz, ${player}::uuid)`;
const earlier = ({ reachedAt, player }: Pick<EntryRow, 'reachedAt' | 'player'>): SQL =>
  sql`(${entries.reachedAt}, ${entries.player}) < (${reachedAt?.toISOString()}::timestamptz, ${player}::uuid)`;

/** Who stands before an entry, or after it. The bound of the score lets the index find them. */
const before = (own: Pick<EntryRow, 'score' | 'reachedAt' | 'player'>) =>
  and(sql`${entries.score} >= ${own.score}`, or(gt(entries.score, own.score), earlier(own)));
const after = (own: EntryRow) =>
  and(lte(entries.score, own.score), or(sql`${entries.score} < ${own.score}`, later(own)));

async function rows(db: Db, condition: SQL | undefined, order: SQL[], limit: number, now: Date) {
  const found = await db
    .select({ entry: entries, account: { ...named, preferences: accounts.preferences } })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.player))
    .where(and(condition, mayBeRanked(now)))
    .orderBy(...order)
    .limit(limit);
  return found.map(({ entry, account }) => ({
    entry,
    name: publicName(account),
  }));
}

/** How many entries hold for a condition, without those of players who have stopped. */
async function ranked(db: Db, condition: SQL | undefined, now: Date): Promise<number> {
  return (await db.$count(entries, condition)) - (await stoppedOf(db, condition, now));
}

/** Those who have stopped are few: they are looked up one by one, since a join would read the whole tournament once more. */
async function stoppedOf(db: Db, condition: SQL | undefined, now: Date): Promise<number> {
  const own = db
    .select({ one: sql`1` })
    .from(entries)
    .where(and(condition, eq(entries.player, accounts.id)));
  return db.$count(accounts, and(isStopped(now), exists(own)));
}

/** From so many players on a ladder tells their number and the places; to count all of them takes long. */
const MANY = 1_000;

/** How many players have a place. */
export async function playersOf(db: Db, { id, endedAt }: TournamentRow, now: Date): Promise<number> {
  if (endedAt) return db.$count(entries, and(eq(entries.tournament, id), isNotNull(entries.place)));
  const ladder = ladderOf(db, id, now);
  if (ladder && ladder.players >= MANY) return ladder.players;
  const of = await ranked(db, inside(id), now);
  if (of >= MANY) makeLadder(db, id, now);
  return of;
}

/** The first places: as they are while it runs, as they were stored afterwards, without those who have stopped. */
export async function firstPlaces(db: Db, { id, endedAt }: TournamentRow, limit: number, now: Date): Promise<Placed[]> {
  if (!endedAt) {
    const found = await rows(db, inside(id), BY_PLACE, limit, now);
    return found.map((row, index) => ({ ...row, position: index + 1 }));
  }
  const placed = and(eq(entries.tournament, id), isNotNull(entries.place), lte(entries.place, limit));
  const found = await rows(db, placed, [asc(entries.place)], limit, now);
  return found.map((row) => ({ ...row, position: row.entry.place! }));
}

/** A player's entry, or null. */
export async function entryOf(db: Db, tournament: string, player: string): Promise<EntryRow | null> {
  const [entry] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.tournament, tournament), eq(entries.player, player)));
  return entry ?? null;
}

/** How many stand before an entry by a ladder, and how many of them with a higher score. */
async function aheadBy(db: Db, id: string, { steps, stopped }: Ladder, own: Step) {
  async function count(isAhead: (one: Step) => boolean, ahead: SQL | undefined) {
    const last = steps.findLastIndex(isAhead);
    const since = and(inside(id), ahead, last < 0 ? undefined : beyond(steps[last]!));
    return (last + 1) * APART + (await db.$count(entries, since)) - stopped.filter(isAhead).length;
  }
  const higher = await count(({ score }) => score > own.score, gt(entries.score, own.score));
  return { higher, ahead: await count((one) => isBefore(one, own), before(own)) };
}

/** The place of an entry, null without one, and its rank, which equal scores share. */
export async function placeOf(
  db: Db,
  { id, endedAt }: TournamentRow,
  own: EntryRow,
  now: Date,
): Promise<{ position: number; rank: number } | null> {
  const better = and(inside(id), gt(entries.score, own.score));
  if (endedAt) {
    if (own.place === null) return null;
    // Places follow the score, so the first of those with the same one has its rank.
    const level = and(eq(entries.tournament, id), eq(entries.score, own.score), isNotNull(entries.place));
    const [first] = await db
      .select({ place: min(entries.place) })
      .from(entries)
      .where(level);
    return { position: own.place, rank: first?.place ?? own.place };
  }
  if (own.score === 0n) return null;
  const stopped = await db.$count(accounts, and(eq(accounts.id, own.player), isStopped(now)));
  if (stopped > 0) return null;
  const ladder = ladderOf(db, id, now);
  if (ladder && ladder.players >= MANY && own.reachedAt) {
    const { ahead, higher } = await aheadBy(db, id, ladder, { ...own, reachedAt: own.reachedAt });
    return { position: 1 + ahead, rank: 1 + higher };
  }
  // Two counts, each along the index: a condition that joins both is tested row by row, which takes several times as long.
  const higher = await ranked(db, better, now);
  const level = await ranked(db, and(inside(id), eq(entries.score, own.score), earlier(own)), now);
  if (higher + level >= MANY) makeLadder(db, id, now);
  return { position: 1 + higher + level, rank: 1 + higher };
}

/** The places around an entry, with it: up to so many before and after. */
export async function placesAround(
  db: Db,
  { id, endedAt }: TournamentRow,
  { own, position, each }: { own: EntryRow; position: number; each: number },
  now: Date,
): Promise<Placed[]> {
  if (endedAt) {
    const near = and(
      eq(entries.tournament, id),
      sql`${entries.place} between ${position - each} and ${position + each}`,
    );
    const found = await rows(db, near, [asc(entries.place)], 2 * each + 1, now);
    return found.map((row) => ({ ...row, position: row.entry.place! }));
  }
  const above = await rows(db, and(inside(id), before(own)), FROM_LAST, each, now);
  const below = await rows(db, and(inside(id), after(own)), BY_PLACE, each, now);
  const mine = await rows(db, and(eq(entries.tournament, id), eq(entries.player, own.player)), BY_PLACE, 1, now);
  const first = position - above.length;
  return [...above.toReversed(), ...mine, ...below].map((row, index) => ({ ...row, position: first + index }));
}

/** Stakes and wins of an entry's rounds, in minor units of the one currency they had; null where they had several. */
export async function playedIn(db: Db, { tournament, player, currency }: EntryRow) {
  const own = and(eq(tournamentRounds.tournament, tournament), eq(tournamentRounds.player, player));
  const sums = await db
    .select({
      currency: tournamentRounds.currency,
      staked: sql<string>`sum(${tournamentRounds.stake})::text`,
      won: sql<string>`sum(${tournamentRounds.win})::text`,
    })
    .from(tournamentRounds)
    .where(own)
    .groupBy(tournamentRounds.currency);
  const [sum] = sums;
  if (sums.length > 1 || !sum || sum.currency !== currency) return null;
  return { staked: BigInt(sum.staked), won: BigInt(sum.won) };
}
