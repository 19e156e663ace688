import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { deposits } from './schema';

/** Deposits that were credited, or still may be. */
const COUNTING = ['created', 'processing', 'pending', 'success'] as const;

type Counted = { player: string; currency: string; since: Date };

const COUNTS = sql`coalesce(${deposits.creditedAmount}, ${deposits.amount})`;

const counting = ({ player, currency, since }: Counted) =>
  and(
    eq(deposits.player, player),
    eq(deposits.currency, currency),
    gte(deposits.createdAt, since),
    inArray(deposits.status, [...COUNTING]),
  );

/**
 * What counts against a deposit limit (gross, spec §4), in minor units: of the deposits created since then, the
 * credited amounts and those still open. An unpaid intent counts until it expires, so that two concurrent ones cannot
 * exceed a limit together.
 */
export async function grossDeposits(db: Db, of: Counted): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${COUNTS}), 0)` })
    .from(deposits)
    .where(counting(of));
  return BigInt(row?.sum ?? 0);
}

/** The same deposits one by one: when each was made, and how much of it counts. */
export async function countingDeposits(db: Db, of: Counted): Promise<{ createdAt: Date; counts: bigint }[]> {
  const rows = await db
    .select({ createdAt: deposits.createdAt, counts: sql<string>`${COUNTS}` })
    .from(deposits)
    .where(counting(of));
  return rows.map(({ createdAt, counts }) => ({ createdAt, counts: BigInt(counts) }));
}
