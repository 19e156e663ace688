import { randomUUID } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import { decimalsOf } from '@/domain/money/money';
import { worthOfUnit } from '../../currencies/worth';
import { type Db } from '../../db/database';
import { loyalty, loyaltyChanges } from './schema';
import { levelOf } from './levels';

/** A stake to count: real money in minor units, negative for a rollback; `cause` is for example a round id. */
export type Staked = { player: string; currency: string; amount: bigint; cause: string; now: Date };

const MILLIONTHS_OF_A_CENT = 10_000n;

/** An amount in minor units times the worth of its unit, divided by this, gives points. */
const pointsDivisor = (currency: string): bigint => 10n ** BigInt(decimalsOf(currency)) * MILLIONTHS_OF_A_CENT;

/**
 * The points of a stake: one euro is one xp, a hundred points. Fractions of a point are dropped, so that a rollback
 * subtracts exactly what its stake added. Zero for a currency without a rate.
 */
export function pointsOf(amount: bigint, currency: string): bigint {
  const worth = worthOfUnit(currency);
  if (worth === undefined) return 0n;
  return (amount * worth) / pointsDivisor(currency);
}

/** SQL for the points of many transactions in a currency, truncated per transaction, then summed; see `pointsOf`. */
export const pointsSum = (amount: SQL, currency: string): SQL<string> =>
  sql`sum(trunc((${amount})::numeric * ${String(worthOfUnit(currency) ?? 0n)}::numeric / ${String(pointsDivisor(currency))}::numeric))::text`;

/**
 * Adds staked real money to the player's points, in the transaction that books it, and logs a change of level. The
 * caller holds the lock on the player's account (lockedAccount).
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
    id: randomUUID(),
    player,
    levelBefore,
    levelAfter: level,
    pointsBefore,
    pointsAfter: points,
    cause,
    changedAt: now,
  });
}

/** Notes that a bet counts from now on: it may be the only one of its day, which has to be closed (close.ts). */
export async function noteEnd(tx: Db, player: string, now: Date): Promise<void> {
  await tx.update(loyalty).set({ updatedAt: now }).where(eq(loyalty.player, player));
}
