import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { type Db } from '../db/database';
import { walletTransactions } from '../db/schema/play';

/**
 * What was staked (without what was taken back) and won with real money, in minor units; bonus money is neither. `bought` is
 * what of the stakes was for bonus buys.
 */
export type PlaySums = { staked: bigint; won: bigint; bought: bigint };

type Span = { player: string; currency: string; since: Date; before?: Date };

/** The sums of what was booked in a span of time. A stake that was taken back later counts as never staked. */
export async function playSums(db: Db, { player, currency, since, before }: Span): Promise<PlaySums> {
  const { kind, amount, bonusPart, isBonusBuy } = walletTransactions;
  const stands = sql`not exists (select from ${walletTransactions} back where back.of = ${walletTransactions.id}
    and back.kind = 'rollback' and back.outcome = 'booked')`;
  const [row] = await db
    .select({
      staked: sql<string>`coalesce(sum(${amount} - ${bonusPart}) filter (where ${kind} = 'debit' and ${stands}), 0)`,
      bought: sql<string>`coalesce(sum(${amount}) filter (where ${kind} = 'debit' and ${isBonusBuy} and ${stands}), 0)`,
      won: sql<string>`coalesce(sum(${amount} - ${bonusPart}) filter (where ${kind} = 'credit'), 0)`,
    })
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.player, player),
        gte(walletTransactions.createdAt, since),
        before && lt(walletTransactions.createdAt, before),
        eq(walletTransactions.currency, currency),
        eq(walletTransactions.outcome, 'booked'),
      ),
    );
  return { staked: BigInt(row?.staked ?? 0), won: BigInt(row?.won ?? 0), bought: BigInt(row?.bought ?? 0) };
}
