import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { OPEN } from './depositStore';
import { deposits } from './schema';

type Counted = { player: string; currency: string; since: Date };

const COUNTS = sql`coalesce(${deposits.creditedAmount}, ${deposits.amount})`;

const counting = ({ player, currency, since }: Counted) =>
  and(
    eq(deposits.player, player),
    eq(deposits.currency, currency),
    // What is open counts however long ago it was made.
    or(inArray(deposits.status, [...OPEN]), and(eq(deposits.status, 'success'), gte(deposits.endedAt, since))),
  );

/**
 * What counts against a deposit limit (gross, spec §4), in minor units: what was credited since then, and all that is
 * still open. An unpaid intent counts until it expires, so that two concurrent ones cannot exceed a limit together, and
 * money that is waited for counts when it comes.
 */
export async function grossDeposits(db: Db, of: Counted): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${COUNTS}), 0)` })
    .from(deposits)
    .where(counting(of));
  return BigInt(row?.sum ?? 0);
}

/** The same deposits one by one: when each was credited, null for those still open, and how much of it counts. */
export async function countingDeposits(db: Db, of: Counted): Promise<{ creditedAt: Date | null; counts: bigint }[]> {
  const rows = await db
    .select({ endedAt: deposits.endedAt, counts: sql<string>`${COUNTS}` })
    .from(deposits)
    .where(counting(of));
  return rows.map(({ endedAt, counts }) => ({ creditedAt: endedAt, counts: BigInt(counts) }));
}
