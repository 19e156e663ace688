import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { deposits } from './schema';

/** Deposits that were credited, or still may be. */
const COUNTING = ['created', 'processing', 'pending', 'success'] as const;

/**
 * What counts against a deposit limit (gross, spec §4), in minor units: of the deposits created since then, the
 * credited amounts and those still open. An unpaid intent counts until it expires, so that two concurrent ones cannot
 * exceed a limit together.
 */
export async function grossDeposits(
  db: Db,
  { player, currency, since }: { player: string; currency: string; since: Date },
): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(coalesce(${deposits.creditedAmount}, ${deposits.amount})), 0)` })
    .from(deposits)
    .where(
      and(
        eq(deposits.player, player),
        eq(deposits.currency, currency),
        gte(deposits.createdAt, since),
        inArray(deposits.status, [...COUNTING]),
      ),
    );
  return BigInt(row?.sum ?? 0);
}
