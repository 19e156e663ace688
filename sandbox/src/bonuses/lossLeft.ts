import { and, eq, gt, gte, isNotNull, or } from 'drizzle-orm';
import { type Db } from '../db/database';
import { userBonuses } from '../db/schema/bonuses';
import { type Interval, netResult } from '../ledger/totals';
import { type Taker } from './rules';

type Loser = Pick<Taker, 'currency' | 'now'> & { account: Pick<Taker['account'], 'id'> };

/**
 * The times whose losses a player's cashbacks have counted, as far as they reach beyond an instant: of those that were claimed,
 * are in the calendar or lie ready. One that was cancelled, or whose time is over, gave nothing back.
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
 * What a player has lost since an instant and no cashback has counted, in minor units: below zero after wins. So no loss is
 * given back twice, however the days of two cashbacks overlap. The account's row is locked.
 */
export async function lossLeft(tx: Db, loser: Loser, since: Date): Promise<bigint> {
  const counted = await timesCounted(tx, loser, since);
  return -(await netResult(tx, loser.account.id, loser.currency, since, counted));
}
