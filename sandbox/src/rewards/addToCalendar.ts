import { type Db } from '../db/database';
import { calendarAdditions } from '../db/schema/rewards';

/**
 * A cashback bonus for the calendar: a net loss × percent (an exact decimal, a factor), in minor units; `cause` is the id of
 * the player's bonus.
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
 * Adds an amount to the player's present day, which can be claimed from the next day on; once for each cause. Nothing is
 * booked before the claim. The player's account must be locked (lockedAccount).
 */
export async function addToCalendar(tx: Db, { now, ...addition }: Addition): Promise<void> {
  if (addition.amount <= 0n) return;
  await tx
    .insert(calendarAdditions)
    .values({ ...addition, addedAt: now })
    .onConflictDoNothing();
}
