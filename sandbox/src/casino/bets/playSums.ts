import { and, eq, gte, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { walletTransactions } from './schema';

/**
 * Stakes (without rolled-back ones) and wins, in minor units: in total, and the real-money part. `bought` is the part
 * of `realStaked` spent on bonus buys.
 */
export type PlaySums = { staked: bigint; won: bigint; realStaked: bigint; realWon: bigint; bought: bigint };

type Span = { player: string; currency: string; since: Date; before?: Date };

/** The sums over a time span. A stake that was rolled back, even later, does not count. */
export async function playSums(db: Db, { player, currency, since, before }: Span): Promise<PlaySums> {
  const { kind, amount, bonusPart, isBonusBuy } = walletTransactions;
  const stands = sql`not exists (select from ${walletTransactions} back where back.of = ${walletTransactions.id}
    and back.kind = 'rollback' and back.outcome = 'booked')`;
  const real = sql`${amount} - ${bonusPart}`;
  const [stake, win] = [sql`${kind} = 'debit' and ${stands}`, sql`${kind} = 'credit'`];
  const sum = (what: SQLWrapper, when: SQL) => sql`coalesce(sum(${what}) filter (where ${when}), 0)`.mapWith(BigInt);
  const [sums] = await db
    .select({
      staked: sum(amount, stake),
      won: sum(amount, win),
      realStaked: sum(real, stake),
      realWon: sum(real, win),
      bought: sum(amount, sql`${stake} and ${isBonusBuy}`),
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
  return sums!;
}

/** Usage of a limit in real money: stakes without bonus buys, or for losses all stakes minus wins, never below zero. */
export const usedOf = (
  kind: 'maxBet' | 'bet' | 'loss' | 'deposit',
  { realStaked, realWon, bought }: PlaySums,
): bigint => {
  if (kind === 'bet') return realStaked - bought;
  return realStaked > realWon ? realStaked - realWon : 0n;
};
