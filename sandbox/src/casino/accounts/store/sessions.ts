import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { type AccountRow } from './accounts';
import { type Db } from '../../../db/database';
import { accounts, sessions } from './schema';
import { hashSecret, newToken } from '../../../base/tokens';

/** Absolute session lifetime; activity does not extend it. */
const SESSION_LIFE_MS = 30 * 86_400_000;
/** How exactly the last use is known. */
const USE_STEP_MS = 60_000;

export type PlayerSession = { sessionId: string; account: AccountRow; openedAt: Date; lastUsedAt: Date | null };

/** What a browser says of itself; null where it says nothing that is known here. */
export type Device = { kind: 'desktop' | 'mobile' | 'tablet' | null; browser: string | null; system: string | null };

/** Where a session is opened; `isNewDevice` for one on which its account never signed in before. */
export type SessionPlace = { device: Device; country: string; isNewDevice: boolean };

async function unexpired(db: Db, token: string, now: Date, state: SQL): Promise<PlayerSession | null> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      account: accounts,
      openedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, now), state));
  return row ?? null;
}

/**
 * The session of a bearer token; null when it is unknown, expired or revoked, or its account is frozen or closed,
 * which covers a sign-in that was in progress when that was set.
 */
export async function sessionOf(db: Db, token: string, now: Date): Promise<PlayerSession | null> {
  const session = await unexpired(db, token, now, isNull(sessions.revokedAt));
  const { frozenUntil = null, closedAt = null } = session?.account ?? {};
  if (closedAt !== null) return null;
  return frozenUntil !== null && frozenUntil > now ? null : session;
}

/** The revoked session of a bearer token; null when it is unknown, expired or still active. */
export const endedSessionOf = (db: Db, token: string, now: Date): Promise<PlayerSession | null> =>
  unexpired(db, token, now, isNotNull(sessions.revokedAt));

/** The ids of the sessions that are neither expired nor revoked. */
export async function livingSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), isNull(sessions.revokedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Opens a session for an account and returns its token; only the hash is stored. */
export async function openSession(db: Db, accountId: string, now: Date, place?: SessionPlace): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS);
  await db.insert(sessions).values({
    id: randomUUID(),
    tokenHash: hashSecret(token),
    accountId,
    createdAt: now,
    expiresAt,
    ...(place && {
      deviceKind: place.device.kind,
      browser: place.device.browser,
      system: place.device.system,
      country: place.country,
      isNewDevice: place.isNewDevice,
    }),
  });
  return token;
}

/** Whether nothing was heard of a session for so many minutes; its last use is known to the minute. */
export function isInactive({ openedAt, lastUsedAt }: PlayerSession, minutes: number | null, now: Date): boolean {
  const silentMs = now.getTime() - (lastUsedAt ?? openedAt).getTime();
  return minutes !== null && silentMs >= minutes * 60_000 + USE_STEP_MS;
}

/** Notes that a session is in use, at most once a minute. */
export async function noteUse(db: Db, { sessionId, lastUsedAt }: PlayerSession, now: Date): Promise<void> {
  const age = lastUsedAt === null ? Infinity : now.getTime() - lastUsedAt.getTime();
  if (age >= USE_STEP_MS) await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

/** Whether an account ever signed in; the session of a registration, and those of tests, have no place. */
export async function hasSignedIn(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNotNull(sessions.country)))
    .limit(1);
  return row !== undefined;
}

/** Whether an account signed in with such a browser before. */
export async function signedInWith(db: Db, accountId: string, { browser, system }: Device): Promise<boolean> {
  const same = (column: typeof sessions.browser | typeof sessions.system, value: string | null) =>
    value === null ? isNull(column) : eq(column, value);
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNotNull(sessions.country),
        same(sessions.browser, browser),
        same(sessions.system, system),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Revokes one session. */
export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Revokes all sessions of an account, except `exceptId`. */
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
