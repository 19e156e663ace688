import { and, asc, desc, eq, getTableColumns, like, type SQL, sql } from 'drizzle-orm';
import { categoryCondition } from './categories';
import { type Db } from './database';
import { games, studios } from './schema';
import { containing, searchText } from './searchText';

/** A listed game with the name of its studio. */
export type GameRow = typeof games.$inferSelect & { studioName: string };

export type GameSort = 'popular' | 'new' | 'name' | 'rtp';

/** Which page of which games; `pageNo` begins at 1. */
export type GamesQuery = {
  category?: string;
  studio?: string;
  text?: string;
  sort: GameSort;
  pageNo: number;
  limit: number;
};

/** The search text begins with the name; its collation is fixed because databases differ in theirs. */
const ORDER: Readonly<Record<GameSort, readonly SQL[]>> = {
  popular: [asc(games.sort)],
  new: [desc(games.releaseDate), asc(games.sort)],
  name: [sql`${games.searchText} collate "C"`],
  rtp: [desc(games.returnToPlayer), asc(games.sort)],
};

/** Every word must stand somewhere in the name of the game or of its studio. */
const saying = (text: string): SQL[] =>
  searchText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => like(games.searchText, containing(word)));

const select = (db: Db) =>
  db
    .select({ ...getTableColumns(games), studioName: studios.name })
    .from(games)
    .innerJoin(studios, eq(studios.id, games.studioId));

/** One page of the listed games that match, and how many match on all pages together. */
export async function gamesPage(db: Db, query: GamesQuery): Promise<{ rows: GameRow[]; count: number }> {
  const category = query.category === undefined ? undefined : categoryCondition(query.category);
  if (category === null) return { rows: [], count: 0 };

  const matching = and(
    eq(games.listed, true),
    category,
    query.studio === undefined ? undefined : eq(games.studioId, query.studio),
    ...saying(query.text ?? ''),
  );
  const count = await db.$count(games, matching);
  // Ordered by id at last, so that no game stands on two pages.
  const rows = await select(db)
    .where(matching)
    .orderBy(...ORDER[query.sort], asc(games.id))
    .limit(query.limit)
    .offset(Math.min((query.pageNo - 1) * query.limit, Number.MAX_SAFE_INTEGER));
  return { rows, count };
}

/** The listed game with this id, or null. */
export async function gameById(db: Db, id: string): Promise<GameRow | null> {
  const [row] = await select(db).where(and(eq(games.id, id), eq(games.listed, true)));
  return row ?? null;
}
