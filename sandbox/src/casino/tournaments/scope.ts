import { and, asc, avg, eq, inArray, min, type SQL } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { categoryCondition } from '../games/categoryStore';
import { games, studios } from '../games/schema';
import { type Scope } from './schema';

/** The condition for the games that count (undefined: all); null where none does. */
function gamesOf(scope: Scope): SQL | undefined | null {
  if (scope.of === 'all') return undefined;
  if (scope.of === 'games') return inArray(games.id, [...scope.games]);
  return scope.of === 'studio' ? eq(games.studioId, scope.studio) : categoryCondition(scope.category);
}

/** Whether rounds of a game count. */
export async function countsFor(db: Db, scope: Scope, game: string): Promise<boolean> {
  if (scope.of === 'all') return true;
  if (scope.of === 'games') return scope.games.includes(game);
  const within = gamesOf(scope);
  return within !== null && (await db.$count(games, and(eq(games.id, game), within))) > 0;
}

/** Ids of the most popular games that count. */
export async function popularOf(db: Db, scope: Scope, limit: number): Promise<string[]> {
  const within = gamesOf(scope);
  if (within === null) return [];
  const listed = and(eq(games.listed, true), within);
  const rows = await db.select({ id: games.id }).from(games).where(listed).orderBy(asc(games.sort)).limit(limit);
  return rows.map(({ id }) => id);
}

/** The smallest stake, in euro cents, and the average return, in percent, of the games that count; null without one. */
export async function figuresOf(db: Db, scope: Scope): Promise<{ minBet: bigint; returned: number } | null> {
  const within = gamesOf(scope);
  if (within === null) return null;
  const [row] = await db
    .select({ minBet: min(games.minBet), returned: avg(games.returnToPlayer) })
    .from(games)
    .where(and(eq(games.listed, true), within));
  if (!row?.returned || row.minBet === null) return null;
  return { minBet: BigInt(row.minBet), returned: Number(row.returned) };
}

/** The name of a studio. */
export async function studioName(db: Db, id: string): Promise<string | null> {
  const [studio] = await db.select().from(studios).where(eq(studios.id, id));
  return studio?.name ?? null;
}
