import { and, asc, count as countOf, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { type GameRow } from './gameStore';
import { favourites, games, recentGames, studios } from './schema';

/** Upper limit of favourites per player; further ones are ignored. */
export const MOST_FAVOURITES = 500;
const RECENT = 24;

const columns = { ...getTableColumns(games), studioName: studios.name };

/** A player's listed favourite games, newest first (GAME-04). */
export const favouritesOf = (db: Db, accountId: string): Promise<GameRow[]> =>
  db
    .select(columns)
    .from(favourites)
    .innerJoin(games, and(eq(games.id, favourites.gameId), eq(games.listed, true)))
    .innerJoin(studios, eq(studios.id, games.studioId))
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.addedAt), asc(favourites.place), asc(games.id));

/** The listed games a player opened recently, latest first (GAME-03). */
export const recentGamesOf = (db: Db, accountId: string): Promise<GameRow[]> =>
  db
    .select(columns)
    .from(recentGames)
    .innerJoin(games, and(eq(games.id, recentGames.gameId), eq(games.listed, true)))
    .innerJoin(studios, eq(studios.id, games.studioId))
    .where(eq(recentGames.accountId, accountId))
    .orderBy(desc(recentGames.playedAt), asc(recentGames.place), asc(games.id))
    .limit(RECENT);

/** Adds a favourite; one that exists already keeps its place. */
export async function addFavourite(db: Db, accountId: string, gameId: string, now: Date): Promise<void> {
  const [{ held } = { held: 0 }] = await db
    .select({ held: countOf() })
    .from(favourites)
    .where(eq(favourites.accountId, accountId));
  if (held >= MOST_FAVOURITES) return;
  await db.insert(favourites).values({ accountId, gameId, addedAt: now, place: 0 }).onConflictDoNothing();
}

/** Removes a favourite; no error when there is none. */
export async function removeFavourite(db: Db, accountId: string, gameId: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.accountId, accountId), eq(favourites.gameId, gameId)));
}

/** Records that a player has just opened a game. */
export async function rememberGame(db: Db, accountId: string, gameId: string, now: Date): Promise<void> {
  await db
    .insert(recentGames)
    .values({ accountId, gameId, playedAt: now, place: 0 })
    .onConflictDoUpdate({
      target: [recentGames.accountId, recentGames.gameId],
      set: { playedAt: now, place: 0 },
    });
}

/** The ids of listed games among the given ones, deduplicated, in the given order. */
async function known(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(inArray(games.id, [...ids]), eq(games.listed, true)));
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => found.has(id));
}

/** Just before the oldest of a player's rows: games merged from a device sort after the account's own. */
const behind = (oldest: Date | string | null | undefined, now: Date): Date =>
  new Date((oldest ? new Date(oldest).getTime() : now.getTime()) - 1);

/** Merges favourites stored on a device into the account, in the given order, behind the existing ones. */
export async function mergeFavourites(db: Db, accountId: string, ids: readonly string[], now: Date): Promise<void> {
  const [{ oldest, held } = { oldest: null, held: 0 }] = await db
    .select({ oldest: sql<string | null>`min(${favourites.addedAt})`, held: countOf() })
    .from(favourites)
    .where(eq(favourites.accountId, accountId));
  const addedAt = behind(oldest, now);
  const fresh = (await known(db, ids)).slice(0, Math.max(MOST_FAVOURITES - held, 0));
  if (fresh.length === 0) return;
  await db
    .insert(favourites)
    .values(fresh.map((gameId, place) => ({ accountId, gameId, addedAt, place })))
    .onConflictDoNothing();
}

/** Merges games opened on a device into the account, latest first, behind the existing ones. */
export async function mergeRecentGames(db: Db, accountId: string, ids: readonly string[], now: Date): Promise<void> {
  const [{ oldest } = { oldest: null }] = await db
    .select({ oldest: sql<string | null>`min(${recentGames.playedAt})` })
    .from(recentGames)
    .where(eq(recentGames.accountId, accountId));
  const playedAt = behind(oldest, now);
  const fresh = await known(db, ids);
  if (fresh.length === 0) return;
  await db
    .insert(recentGames)
    .values(fresh.map((gameId, place) => ({ accountId, gameId, playedAt, place })))
    .onConflictDoNothing();
}
