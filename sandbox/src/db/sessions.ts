import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { type AccountRow } from './accounts';
import { type Db } from './database';
import { accounts, sessions } from './schema';
import { hashSecret, newToken } from './tokens';

/** How long a player stays signed in, whatever they do. */
const SESSION_LIFE_MS = 30 * 86_400_000;

/** A signed-in player's session with its account. */
export type PlayerSession = { sessionId: string; account: AccountRow };

async function unexpired(db: Db, token: string, now: Date, state: SQL): Promise<PlayerSession | null> {
  const [row] = await db
    .select({ sessionId: sessions.id, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, now), state));
  return row ?? null;
}

/**
 * The session a bearer token stands for; null when it is unknown, expired or revoked, or its account is frozen: a log-in
 * that was on its way while the freeze was set opens nothing.
 */
export async function sessionOf(db: Db, token: string, now: Date): Promise<PlayerSession | null> {
  const session = await unexpired(db, token, now, isNull(sessions.revokedAt));
  const frozenUntil = session?.account.frozenUntil ?? null;
  return frozenUntil !== null && frozenUntil > now ? null : session;
}

/** The session a bearer token stood for until it was ended; null when it is unknown, expired or living. */
export const endedSessionOf = (db: Db, token: string, now: Date): Promise<PlayerSession | null> =>
  unexpired(db, token, now, isNotNull(sessions.revokedAt));

/** Those of the sessions that have neither expired nor ended. */
export async function livingSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), isNull(sessions.revokedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Opens a session of an account and answers its token, of which only the hash is stored. */
export async function openSession(db: Db, accountId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS);
  await db
    .insert(sessions)
    .values({ id: randomUUID(), tokenHash: hashSecret(token), accountId, createdAt: now, expiresAt });
  return token;
}

/** Ends one session. */
export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Ends all sessions of an account, but the one named. */
export async function endSessions(db: Db, accountId: string, now: Date, exceptId?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
}
