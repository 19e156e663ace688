import { and, eq, inArray } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { games } from '../../games/schema';

/** Names of the listed games with these ids; unlisted ones are missing from the map. */
export async function gameNamesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: games.id, name: games.name })
    .from(games)
    .where(and(inArray(games.id, [...new Set(ids)]), eq(games.listed, true)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
