import { type Db } from '../../db/database';
import { calendarAdditions } from './schema';

/**
 * A cashback bonus for the calendar: a net loss times `percent` (an exact decimal factor), in minor units; `cause` is
 * the id of the player's bonus.
 */
export type Addition = {
  player: string;
  currency: string;
  amount: bigint;
  ngr: bigint;
  percent: string;
  cause: string;
  now: Date;
};

/**
 * Adds an amount to the player's current day, claimable from the next day on; once per cause. Nothing is booked before
 * the claim. The caller holds the lock on the player's account (lockedAccount).
 */
export async function addToCalendar(tx: Db, { now, ...addition }: Addition): Promise<void> {
  if (addition.amount <= 0n) return;
  await tx
    .insert(calendarAdditions)
    .values({ ...addition, addedAt: now })
    .onConflictDoNothing();
}
