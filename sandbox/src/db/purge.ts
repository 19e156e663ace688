import { lt } from 'drizzle-orm';
import { type Db } from './database';
import {
  accountTokens,
  attempts,
  blockReports,
  events,
  googleFlows,
  googleNewcomers,
  idempotencyAnswers,
  launchTokens,
  messages,
  playSessions,
  sessions,
  signInTickets,
} from './schema';
import { providerMessages, providerOutbox } from './schema/cashier';
import { tableRounds } from './schema/play';

const DAY_MS = 86_400_000;
/** Answers of repeated writes are kept for at least a day (contract); two leave room for a purge that ran early. */
const ANSWER_DAYS = 2;
/** Sessions can be looked up for a month after they ended, demo sessions with their rounds, rounds of a table as well. */
const SESSION_DAYS = 30;

/** Tokens of links are kept past their end, so that an expired link still tells whom to send a new one. */
const TOKEN_DAYS = 30;
/** Messages to players. */
const MESSAGE_DAYS = 90;

/** Messages of the payment provider: by then every payment they are about is long over. */
const PROVIDER_MESSAGE_DAYS = 90;

/** What the site told about visits. */
const VISIT_DAYS = 90;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Deletes what nobody may ask for any more: old idempotency answers, tokens and messages, sessions long over. */
export async function purge(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyAnswers).where(lt(idempotencyAnswers.createdAt, daysBefore(now, ANSWER_DAYS)));
  await db.delete(launchTokens).where(lt(launchTokens.expiresAt, daysBefore(now, ANSWER_DAYS)));
  await db.delete(sessions).where(lt(sessions.expiresAt, daysBefore(now, SESSION_DAYS)));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, daysBefore(now, TOKEN_DAYS)));
  await db.delete(attempts).where(lt(attempts.windowEndsAt, now));
  await db.delete(messages).where(lt(messages.createdAt, daysBefore(now, MESSAGE_DAYS)));
  await db.delete(providerMessages).where(lt(providerMessages.receivedAt, daysBefore(now, PROVIDER_MESSAGE_DAYS)));
  await db.delete(providerOutbox).where(lt(providerOutbox.deliveredAt, daysBefore(now, PROVIDER_MESSAGE_DAYS)));
  await db.delete(googleFlows).where(lt(googleFlows.expiresAt, now));
  await db.delete(googleNewcomers).where(lt(googleNewcomers.expiresAt, now));
  await db.delete(signInTickets).where(lt(signInTickets.expiresAt, now));
  await db.delete(events).where(lt(events.createdAt, daysBefore(now, VISIT_DAYS)));
  await db.delete(blockReports).where(lt(blockReports.createdAt, daysBefore(now, VISIT_DAYS)));
  await db.delete(playSessions).where(lt(playSessions.expiresAt, daysBefore(now, SESSION_DAYS)));
  await db.delete(tableRounds).where(lt(tableRounds.closesAt, daysBefore(now, SESSION_DAYS)));
}
