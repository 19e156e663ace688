import { randomUUID } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import { decimalsOf } from '@/domain/money/money';
import { worthOfUnit } from '../cashier/worth';
import { type Db } from '../db/database';
import { loyalty, loyaltyChanges } from '../db/schema/rewards';
import { levelOf } from './levels';

/** What a stake counts: real money in minor units, below zero when it is taken back; `cause` is such as a round. */
export type Staked = { player: string; currency: string; amount: bigint; cause: string; now: Date };

const MILLIONTHS_OF_A_CENT = 10_000n;

/** By what an amount in minor units, times the worth of a unit, is divided to be points. */
const pointsDivisor = (currency: string): bigint => 10n ** BigInt(decimalsOf(currency)) * MILLIONTHS_OF_A_CENT;

/**
 * The points for a stake: a euro's worth is one xp, a hundred points. What is less than a point counts nothing, so that a
 * stake that is taken back takes exactly what it gave. None for a currency without a rate.
 */
export function pointsOf(amount: bigint, currency: string): bigint {
  const worth = worthOfUnit(currency);
  if (worth === undefined) return 0n;
  return (amount * worth) / pointsDivisor(currency);
}

/** The points of many transactions of one currency in a query: those of each, added up. `amount` as in `pointsOf`. */
export const pointsSum = (amount: SQL, currency: string): SQL<string> =>
  sql`sum(trunc((${amount})::numeric * ${String(worthOfUnit(currency) ?? 0n)}::numeric / ${String(pointsDivisor(currency))}::numeric))::text`;

/**
 * Counts real money that was staked for the player's level, within the transaction that books it. A change of the level is
 * logged. The player's account must be locked (lockedAccount).
 */
export async function notePoints(tx: Db, { player, currency, amount, cause, now }: Staked): Promise<void> {
  const gained = pointsOf(amount, currency);
  if (gained === 0n) return;
  const [before] = await tx.select().from(loyalty).where(eq(loyalty.player, player));
  const pointsBefore = before?.points ?? 0n;
  const points = pointsBefore + gained > 0n ? pointsBefore + gained : 0n;
  const [levelBefore, { level }] = [before?.level ?? levelOf(0n).level, levelOf(points)];
  await tx
    .insert(loyalty)
    .values({ player, points, level, updatedAt: now })
    .onConflictDoUpdate({
      target: loyalty.player,
      set: { points: sql`excluded.points`, level: sql`excluded.level`, updatedAt: sql`excluded.updated_at` },
    });
  if (level === levelBefore) return;
  await tx.insert(loyaltyChanges).values({
    ...{ id: randomUUID(), player, levelBefore, levelAfter: level, pointsBefore, pointsAfter: points, cause },
    changedAt: now,
  });
}
