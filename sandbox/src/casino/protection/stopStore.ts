import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { referenceOf } from '@/domain/protection/reference';
import { type Db } from '../../db/database';
import { stops, type StopRow } from './schema';

type NewStop = Pick<StopRow, 'player' | 'kind' | 'duration' | 'from' | 'until'> &
  Partial<Pick<StopRow, 'allBrands' | 'origin'>> & { intent: string };

/**
 * Stores the receipt of a stop. Its reference is derived from the intent, unless another receipt already has that one.
 */
export async function keepStop(tx: Db, { intent, ...stop }: NewStop): Promise<StopRow> {
  const write = async (reference: string | null) => {
    if (reference === null) return undefined;
    const values = { ...stop, id: randomUUID(), reference };
    return (await tx.insert(stops).values(values).onConflictDoNothing().returning())[0];
  };
  const row = (await write(referenceOf(intent))) ?? (await write(referenceOf(randomUUID())));
  if (!row) throw new Error('no reference is free');
  return row;
}

/** The receipts of a player's stops of a kind, without those that were lifted. */
export const receiptsOf = (db: Db, player: string, kind: StopRow['kind']): Promise<StopRow[]> =>
  db
    .select()
    .from(stops)
    .where(and(eq(stops.player, player), eq(stops.kind, kind), isNull(stops.liftedAt)));

/** The receipt of the longest stop of a kind; null when none reaches `end` (null: permanent). */
export async function receiptFor(
  tx: Db,
  player: string,
  kind: StopRow['kind'],
  end: Date | null,
): Promise<StopRow | null> {
  const rows = await receiptsOf(tx, player, kind);
  const reach = (until: Date | null) => until?.getTime() ?? Infinity;
  const [longest] = rows.sort((one, other) => reach(other.until) - reach(one.until));
  return longest && reach(longest.until) >= reach(end) ? longest : null;
}
