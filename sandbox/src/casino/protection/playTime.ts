import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { playTimes } from './schema';

/** Play ends after this time without a stake. */
export const IDLE_MS = 30 * 60_000;

export type PlayTime = typeof playTimes.$inferSelect;

const openRow = (player: string) => and(eq(playTimes.player, player), isNull(playTimes.endedAt));

/** The current play of a player; null after IDLE_MS without a stake or when it was ended. */
export async function playNow(db: Db, player: string, now: Date): Promise<PlayTime | null> {
  const [row] = await db.select().from(playTimes).where(openRow(player));
  return row && row.lastPlayedAt.getTime() + IDLE_MS > now.getTime() ? row : null;
}

/** Ends the current play, if any, on log-out, freeze or exclusion. */
export async function endPlay(tx: Db, player: string, now: Date): Promise<void> {
  await tx.update(playTimes).set({ endedAt: now }).where(openRow(player));
}

/** Records that the player has acknowledged the reality check of the current play. */
export async function acknowledgeCheck(tx: Db, player: string, now: Date): Promise<void> {
  await tx.update(playTimes).set({ acknowledgedAt: now }).where(openRow(player));
}

/** Records a booked stake: continues the current play or starts one. The caller holds the lock on the account. */
export async function notePlay(tx: Db, player: string, now: Date): Promise<void> {
  const going = await playNow(tx, player, now);
  if (going) return void (await tx.update(playTimes).set({ lastPlayedAt: now }).where(eq(playTimes.id, going.id)));
  await endPlay(tx, player, now);
  await tx.insert(playTimes).values({ id: randomUUID(), player, startedAt: now, lastPlayedAt: now });
}

/** Seconds of play within a span: from the first to the last stake of each play. */
export async function playedSeconds(db: Db, player: string, { since, until }: { since: Date; until: Date }) {
  const rows = await db
    .select({ from: playTimes.startedAt, to: playTimes.lastPlayedAt })
    .from(playTimes)
    .where(and(eq(playTimes.player, player), lt(playTimes.startedAt, until), gt(playTimes.lastPlayedAt, since)));
  const ms = rows.reduce((sum, { from, to }) => {
    const [begin, end] = [Math.max(from.getTime(), since.getTime()), Math.min(to.getTime(), until.getTime())];
    return sum + (end - begin);
  }, 0);
  return Math.round(ms / 1000);
}
