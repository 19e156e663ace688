import { and, eq, sql } from 'drizzle-orm';
import { type Db } from './database';
import { attempts } from './schema';
import { hashSecret } from './tokens';

/** How many tries of one kind a subject has within a window that begins with the first of them. */
export type AttemptLimit = { kind: string; most: number; windowMs: number };

const rowOf = ({ kind }: AttemptLimit, subject: string) =>
  and(eq(attempts.kind, kind), eq(attempts.subjectHash, hashSecret(subject)));

/**
 * Counts a try and answers how many milliseconds to wait: 0 while tries are left. One statement, so that tries at the same
 * moment are all counted; those that are refused do not make the wait longer.
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
  // A clock set back must not make anybody wait longer than a window.
  return Math.min(limit.windowMs, row!.windowEndsAt.getTime() - now.getTime());
}

/** Gives a try back that turned out to be none, such as the sign-in of somebody who knew the password. */
export async function giveAttemptBack(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(rowOf(limit, subject));
}

/** Forgets all tries of a subject. */
export async function forgetAttempts(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db.delete(attempts).where(rowOf(limit, subject));
}
