import { and, asc, count as countOf, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Db } from './database';
import { type GameRow } from './games';
import { favourites, games, recentGames, studios } from './schema';

/** More favourites than this are no favourites; a further one is not kept. */
export const MOST_FAVOURITES = 500;
/** How many of the games played lately are told. */
const RECENT = 24;

const columns = { ...getTableColumns(games), studioName: studios.name };

/** A player's favourite games that are in the catalogue, the latest first (GAME-04). */
export const favouritesOf = (db: Db, accountId: string): Promise<GameRow[]> =>
  db
    .select(columns)
    .from(favourites)
    .innerJoin(games, and(eq(games.id, favourites.gameId), eq(games.listed, true)))
    .innerJoin(studios, eq(studios.id, games.studioId))
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.addedAt), asc(favourites.place), asc(games.id));

/** The games a player opened lately that are in the catalogue, the latest first (GAME-03). */
export const recentGamesOf = (db: Db, accountId: string): Promise<GameRow[]> =>
  db
    .select(columns)
    .from(recentGames)
    .innerJoin(games, and(eq(games.id, recentGames.gameId), eq(games.listed, true)))
    .innerJoin(studios, eq(studios.id, games.studioId))
    .where(eq(recentGames.accountId, accountId))
    .orderBy(desc(recentGames.playedAt), asc(recentGames.place), asc(games.id))
    .limit(RECENT);

/** Makes a game a favourite; one that is a favourite already stays where it is. */
export async function addFavourite(db: Db, accountId: string, gameId: string, now: Date): Promise<void> {
  const [{ held } = { held: 0 }] = await db
    .select({ held: countOf() })
    .from(favourites)
    .where(eq(favourites.accountId, accountId));
  if (held >= MOST_FAVOURITES) return;
  await db.insert(favourites).values({ accountId, gameId, addedAt: now, place: 0 }).onConflictDoNothing();
}

/** Takes a game from the favourites; nothing happens where it is none. */
export async function removeFavourite(db: Db, accountId: string, gameId: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.accountId, accountId), eq(favourites.gameId, gameId)));
}

/** Remembers that a player opened a game just now. */
export async function rememberGame(db: Db, accountId: string, gameId: string, now: Date): Promise<void> {
  await db
    .insert(recentGames)
    .values({ accountId, gameId, playedAt: now, place: 0 })
    .onConflictDoUpdate({
      target: [recentGames.accountId, recentGames.gameId],
      set: { playedAt: now, place: 0 },
    });
}

/** Of the ids those of games in the catalogue, each once, in their order. */
async function known(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(inArray(games.id, [...ids]), eq(games.listed, true)));
  const found = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => found.has(id));
}

/** A moment just before the oldest of a player's rows: what comes from a device stands behind what the player did. */
const behind = (oldest: Date | string | null | undefined, now: Date): Date =>
  new Date((oldest ? new Date(oldest).getTime() : now.getTime()) - 1);

/** Adds favourites kept on a device, the first of them in front of the others. */
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

/** Adds games opened on a device, the latest first. */
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
