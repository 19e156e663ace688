import {
  and,
  arrayContains,
  asc,
  count as countOf,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  like,
  lte,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { categoryCondition } from './categoryStore';
import { type Db } from '../../db/database';
import { CATALOGUE_PART, games, studios } from './schema';
import { seeds } from '../../db/schema';
import { containing, searchText } from './searchText';

export type GameRow = typeof games.$inferSelect & { studioName: string };

export type GameSort = 'popular' | 'new' | 'name' | 'rtp';

/** Filter, sort and page of a games query; `pageNo` starts at 1. */
export type GamesQuery = {
  category?: string;
  /** Comma-separated ids; matches any of them. */
  studio?: string;
  text?: string;
  volatility?: GameRow['volatility'];
  feature?: string;
  /** Inclusive bounds of the RTP, in percent. */
  rtpFrom?: number;
  rtpTo?: number;
  /** Leaves out live tables. */
  withoutLive?: boolean;
  sort: GameSort;
  pageNo: number;
  limit: number;
};

/** The search text starts with the name; the collation is fixed because databases differ in their default. */
const ORDER: Readonly<Record<GameSort, readonly SQL[]>> = {
  popular: [asc(games.sort)],
  new: [desc(games.releaseDate), asc(games.sort)],
  name: [sql`${games.searchText} collate "C"`],
  rtp: [desc(games.returnToPlayer), asc(games.sort)],
};

/** Every word must occur in the name of the game or its studio. */
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

function filters({ studio, volatility, feature, rtpFrom, rtpTo, withoutLive }: GamesQuery): (SQL | undefined)[] {
  return [
    studio === undefined ? undefined : inArray(games.studioId, studio.split(',')),
    volatility && eq(games.volatility, volatility),
    feature === undefined ? undefined : arrayContains(games.features, [feature]),
    withoutLive ? not(arrayContains(games.features, ['live'])) : undefined,
    rtpFrom === undefined ? undefined : gte(games.returnToPlayer, String(rtpFrom)),
    rtpTo === undefined ? undefined : lte(games.returnToPlayer, String(rtpTo)),
  ];
}

/** One page of the matching listed games, and the total number of matches. */
export async function gamesPage(db: Db, query: GamesQuery): Promise<{ rows: GameRow[]; count: number }> {
  const category = query.category === undefined ? undefined : categoryCondition(query.category);
  if (category === null) return { rows: [], count: 0 };

  const matching = and(eq(games.listed, true), category, ...filters(query), ...saying(query.text ?? ''));
  const count = await db.$count(games, matching);
  // The id breaks ties, so that no game appears on two pages.
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

/** The listed games with these ids, in no order. */
export const gamesByIds = (db: Db, ids: readonly string[]): Promise<GameRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : select(db).where(and(inArray(games.id, [...ids]), eq(games.listed, true)));

const SIMILAR = 12;

/**
 * At most this many similar games share a studio or an RTP: games with the same math model are reskins of each other.
 */
const ALIKE = SIMILAR / 3;

/**
 * Listed games similar to this one, by shared features, then volatility, then popularity. No studio and no RTP takes
 * more than a third of the list while there are others.
 */
export function similarGames(db: Db, game: GameRow): Promise<GameRow[]> {
  const wanted = sql.join(
    game.features.map((feature) => sql`${feature}`),
    sql`, `,
  );
  const shared = sql`(select count(*) from unnest(${games.features}) as one where one in (${wanted}))`;
  const surplus = sql`cardinality(${games.features}) - ${shared}`;
  const nearest = sql`${shared} - (${surplus}) desc, ${games.volatility} = ${game.volatility} desc, abs(${games.sort} - ${game.sort}), ${games.id}`;
  const ranked = db
    .select({
      id: games.id,
      place: sql`row_number() over (order by ${nearest})`.as('place'),
      ofStudio: sql`row_number() over (partition by ${games.studioId} order by ${nearest})`.as('of_studio'),
      ofReturn: sql`row_number() over (partition by ${games.returnToPlayer} order by ${nearest})`.as('of_return'),
    })
    .from(games)
    .where(and(eq(games.listed, true), ne(games.id, game.id)))
    .as('ranked');
  return select(db)
    .innerJoin(ranked, eq(ranked.id, games.id))
    .orderBy(sql`${ranked.ofStudio} > ${ALIKE} or ${ranked.ofReturn} > ${ALIKE}`, ranked.place)
    .limit(SIMILAR);
}

export type CountedStudio = { id: string; name: string; gameCount: number };

/** The studios with listed games, by name. */
export const countedStudios = (db: Db): Promise<CountedStudio[]> =>
  db
    .select({ id: studios.id, name: studios.name, gameCount: countOf() })
    .from(studios)
    .innerJoin(games, and(eq(games.studioId, studios.id), eq(games.listed, true)))
    .groupBy(studios.id, studios.name)
    .orderBy(sql`${studios.name} collate "C"`);

/** All listed games by popularity, and a version that changes whenever any of them does. */
export async function wholeCatalogue(db: Db): Promise<{ version: string; rows: GameRow[] }> {
  const [seed] = await db.select().from(seeds).where(eq(seeds.part, CATALOGUE_PART));
  const rows = await select(db).where(eq(games.listed, true)).orderBy(asc(games.sort), asc(games.id));
  return { version: seed?.contentHash ?? '', rows };
}
