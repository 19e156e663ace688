import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Db } from './database';
import { sessions } from './schema';
import { hashSecret } from './tokens';

/** A signed-in player's session. */
export type PlayerSession = { id: string; userId: string };

/** The session a bearer token stands for; null when it is unknown, expired or revoked. */
export async function sessionOf(db: Db, token: string, now: Date): Promise<PlayerSession | null> {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, now), isNull(sessions.revokedAt)));
  return row ?? null;
}
