import { and, eq, gte, isNull, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
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

/** Real money in bets at live tables whose rounds have not ended, in minor units. */
export async function inOpenBets(db: Db, player: string, currency: string): Promise<bigint> {
  const { amount, bonusPart, countsAt } = walletTransactions;
  const owner = and(eq(walletTransactions.player, player), eq(walletTransactions.currency, currency));
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${amount} - ${bonusPart}), 0)`.mapWith(BigInt) })
    .from(walletTransactions)
    .where(and(owner, isNull(countsAt)));
  return row?.sum ?? 0n;
}

/** Usage of a limit in real money: stakes without bonus buys, or for losses all stakes minus wins, never below zero. */
export const usedOf = (
  kind: 'maxBet' | 'bet' | 'loss' | 'deposit',
  { realStaked, realWon, bought }: PlaySums,
): bigint => {
  if (kind === 'bet') return realStaked - bought;
  return realStaked > realWon ? realStaked - realWon : 0n;
};
