import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type Db } from '../db/database';
import { playTimes } from '../db/schema/play';

/** Play ends when nothing was staked for so long. */
export const IDLE_MS = 30 * 60_000;

export type PlayTime = typeof playTimes.$inferSelect;

const openRow = (player: string) => and(eq(playTimes.player, player), isNull(playTimes.endedAt));

/** The play of a player that goes on at a moment; null where nothing was played for a while, or it was ended. */
export async function playNow(db: Db, player: string, now: Date): Promise<PlayTime | null> {
  const [row] = await db.select().from(playTimes).where(openRow(player));
  return row && row.lastPlayedAt.getTime() + IDLE_MS > now.getTime() ? row : null;
}

/** Ends the play of a player, if it goes on: by log-out, freeze or exclusion. */
export async function endPlay(tx: Db, player: string, now: Date): Promise<void> {
  await tx.update(playTimes).set({ endedAt: now }).where(openRow(player));
}

/** The player has read the reality check of the play that goes on. */
export async function acknowledgeCheck(tx: Db, player: string, now: Date): Promise<void> {
  await tx.update(playTimes).set({ acknowledgedAt: now }).where(openRow(player));
}

/** A stake was booked: play goes on, or begins. The caller holds the lock on the account's row. */
export async function notePlay(tx: Db, player: string, now: Date): Promise<void> {
  const going = await playNow(tx, player, now);
  if (going) return void (await tx.update(playTimes).set({ lastPlayedAt: now }).where(eq(playTimes.id, going.id)));
  await endPlay(tx, player, now);
  await tx.insert(playTimes).values({ id: randomUUID(), player, startedAt: now, lastPlayedAt: now });
}
