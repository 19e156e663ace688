import { lt } from 'drizzle-orm';
import { type Db } from './database';
import { idempotencyAnswers, launchTokens, playSessions } from './schema';

const DAY_MS = 86_400_000;
/** Answers of repeated writes are kept for at least a day (contract); two leave room for a purge that ran early. */
const ANSWER_DAYS = 2;
/** Demo sessions and their rounds can be looked up for a month after they ended. */
const SESSION_DAYS = 30;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Deletes what nobody may ask for any more: old idempotency answers, old launch tokens, demo sessions long over. */
export async function purge(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyAnswers).where(lt(idempotencyAnswers.createdAt, daysBefore(now, ANSWER_DAYS)));
  await db.delete(launchTokens).where(lt(launchTokens.expiresAt, daysBefore(now, ANSWER_DAYS)));
  await db.delete(playSessions).where(lt(playSessions.expiresAt, daysBefore(now, SESSION_DAYS)));
}
