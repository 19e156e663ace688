import { lt } from 'drizzle-orm';
import { DAY_MS } from '@/domain/time/lengths';
import { type Db } from './db/database';
import { accountTokens, attempts, sessions, signInTickets } from './casino/accounts/store/schema';
import {
  loginTickets,
  methodChanges,
  passkeyChallenges,
  sessionConfirmations,
} from './casino/accounts/security/schema';
import { blockReports, events } from './casino/site/schema';
import { chatMessages } from './casino/chat/schema';
import { googleFlows, googleNewcomers } from './casino/session/google/schema';
import { inboxReads } from './casino/inbox/schema';
import { idempotencyAnswers } from './http/schema';
import { launchTokens, playSessions } from './studio/store/schema';
import { messages } from './casino/mail/schema';
import { providerMessages } from './casino/deposits/schema';
import { providerOutbox } from './outside/payments/schema';
import { tableRounds } from './studio/store/schema';

/** The contract requires idempotency answers to be kept for a day; the second day is a safety margin. */
const ANSWER_DAYS = 2;
/** Applies to player sessions, to play sessions with their rounds, and to table rounds, counted from their end. */
const SESSION_DAYS = 30;

/** Link tokens outlive their expiry, so that an expired link still identifies whom to send a new one. */
const TOKEN_DAYS = 30;
const MESSAGE_DAYS = 90;

/** Payment provider messages: by then, every payment they refer to has long ended. */
const PROVIDER_MESSAGE_DAYS = 90;

/** What was read in the inbox, counted from the reading: by then no entry can be in it. */
const INBOX_READ_DAYS = 60;

/** Visit events and block reports. */
const VISIT_DAYS = 90;

/** Chat messages, with their reports. */
const CHAT_DAYS = 90;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Deletes expired data: idempotency answers, tokens, messages, visits, and sessions past their retention. */
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
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(sessionConfirmations).where(lt(sessionConfirmations.until, now));
  await db.delete(methodChanges).where(lt(methodChanges.at, daysBefore(now, MESSAGE_DAYS)));
  await db.delete(events).where(lt(events.createdAt, daysBefore(now, VISIT_DAYS)));
  await db.delete(inboxReads).where(lt(inboxReads.readAt, daysBefore(now, INBOX_READ_DAYS)));
  await db.delete(chatMessages).where(lt(chatMessages.createdAt, daysBefore(now, CHAT_DAYS)));
  await db.delete(blockReports).where(lt(blockReports.createdAt, daysBefore(now, VISIT_DAYS)));
  await db.delete(playSessions).where(lt(playSessions.expiresAt, daysBefore(now, SESSION_DAYS)));
  await db.delete(tableRounds).where(lt(tableRounds.closesAt, daysBefore(now, SESSION_DAYS)));
}
