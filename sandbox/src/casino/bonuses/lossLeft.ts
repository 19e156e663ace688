import { and, between, eq, gt, gte, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { walletTransactions } from '../bets/schema';
import { userBonuses } from './held/schema';
import { type Interval, netResult } from '../ledger/totals';
import { type Taker } from './rules';

type Loser = Pick<Taker, 'currency' | 'now'> & { account: Pick<Taker['account'], 'id'> };

/**
 * The loss periods already counted by a player's cashbacks made since an instant: claimed ones, those in the calendar,
 * and available ones. Cancelled and expired cashbacks paid nothing back.
 */
async function timesCounted(tx: Db, { account, currency, now }: Loser, since: Date): Promise<Interval[]> {
  const { player, status, expiresAt, countedFrom, createdAt } = userBonuses;
  const isKept = or(eq(status, 'completed'), and(eq(status, 'available'), gt(expiresAt, now)));
  const ofPlayer = and(eq(player, account.id), eq(userBonuses.currency, currency));
  const rows = await tx
    .select({ from: countedFrom, to: createdAt })
    .from(userBonuses)
    .where(and(ofPlayer, isNotNull(countedFrom), gte(createdAt, since), isKept));
  return rows.flatMap(({ from, to }) => (from ? [{ from, to }] : []));
}

/**
 * Real money staked at live tables that was booked within the times but does not count in them, because the round has
 * not ended yet or ended later; less what was booked before and counts in them.
 */
async function countedElsewhere(
  tx: Db,
  { account, currency }: Loser,
  since: Date,
  except: readonly Interval[],
): Promise<bigint> {
  const { player, kind, outcome, amount, bonusPart, createdAt, countsAt } = walletTransactions;
  const sumWithin = (at: typeof createdAt | typeof countsAt) => {
    const isWithin = and(gte(at, since), ...except.map(({ from, to }) => not(between(at, from, to))));
    return sql`coalesce(sum(${amount} - ${bonusPart}) filter (where ${isWithin}), 0)`;
  };
  const [row] = await tx
    .select({ sum: sql<string>`${sumWithin(createdAt)} - ${sumWithin(countsAt)}` })
    .from(walletTransactions)
    .where(
      and(
        eq(player, account.id),
        eq(walletTransactions.currency, currency),
        eq(kind, 'debit'),
        eq(outcome, 'booked'),
        or(isNull(countsAt), and(gte(countsAt, since), gt(countsAt, createdAt))),
      ),
    );
  return BigInt(row?.sum ?? 0);
}

/**
 * A player's net loss since an instant that no cashback has counted yet, in minor units; negative after wins.
 * Overlapping cashback periods thus never pay a loss back twice, and a bet that may still be won is no loss. The
 * account row must be locked.
 */
export async function lossLeft(tx: Db, loser: Loser, since: Date): Promise<bigint> {
  const counted = await timesCounted(tx, loser, since);
  const result = await netResult(tx, loser.account.id, loser.currency, since, counted);
  return -result - (await countedElsewhere(tx, loser, since, counted));
}
