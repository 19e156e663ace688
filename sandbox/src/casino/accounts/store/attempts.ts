import { and, eq, sql } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { attempts } from './schema';
import { hashSecret } from '../../../base/tokens';

/** How many attempts of one kind a subject gets per window; the window starts with the first attempt. */
export type AttemptLimit = { kind: string; most: number; windowMs: number };

const rowOf = ({ kind }: AttemptLimit, subject: string) =>
  and(eq(attempts.kind, kind), eq(attempts.subjectHash, hashSecret(subject)));

/**
 * Counts an attempt and returns how many milliseconds to wait: 0 while attempts are left. A single statement, so that
 * concurrent attempts are all counted; refused attempts do not extend the wait.
 */
export async function takeAttempt(db: Db, limit: AttemptLimit, subject: string, now: Date): Promise<number> {
  const windowEndsAt = new Date(now.getTime() + limit.windowMs);
  const isOver = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ kind: limit.kind, subjectHash: hashSecret(subject), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: [attempts.kind, attempts.subjectHash],
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning();
  if (row!.count <= limit.most) return 0;
  // If the clock is set back, nobody waits longer than one window.
  return Math.min(limit.windowMs, row!.windowEndsAt.getTime() - now.getTime());
}

/** How many attempts a subject has left in the present window. */
export async function attemptsLeft(db: Db, limit: AttemptLimit, subject: string, now: Date): Promise<number> {
  const [row] = await db.select().from(attempts).where(rowOf(limit, subject));
  return row && row.windowEndsAt > now ? Math.max(0, limit.most - row.count) : limit.most;
}

/** Gives back an attempt that does not count, such as a sign-in with the right password. */
export async function giveAttemptBack(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(rowOf(limit, subject));
}

/** Resets the attempts of a subject. */
export async function forgetAttempts(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db.delete(attempts).where(rowOf(limit, subject));
}
