import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Db } from '../db/database';
import { deposits } from '../db/schema/cashier';

/** Deposits that brought money, or still may. */
const COUNTING = ['created', 'processing', 'pending', 'success'] as const;

/**
 * What counts against a deposit limit (gross, spec §4), in minor units: what was credited of the deposits begun since then,
 * and what is still on its way. An intent that nobody paid counts until it expires, so that two begun at once cannot pass
 * a limit together.
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
