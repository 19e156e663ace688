import { and, eq, gt, gte, isNotNull, or } from 'drizzle-orm';
import { type Db } from '../../db/database';
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
 * A player's net loss since an instant that no cashback has counted yet, in minor units; negative after wins.
 * Overlapping cashback periods thus never pay a loss back twice. The account row must be locked.
 */
export async function lossLeft(tx: Db, loser: Loser, since: Date): Promise<bigint> {
  const counted = await timesCounted(tx, loser, since);
  return -(await netResult(tx, loser.account.id, loser.currency, since, counted));
}
