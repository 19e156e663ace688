import { randomUUID } from 'node:crypto';
import { toMinor } from '@/domain/money/money';
import { type Db } from '../../db/database';
import { launchTokens, playSessions } from './schema';
import { hashSecret, newToken } from '../../base/tokens';

/** Demo credits have their own currency code, so they cannot be mistaken for real money. */
const DEMO_CURRENCY = 'DEMO';
const DEMO_BALANCE = toMinor('1000.00', DEMO_CURRENCY)!;
/** How long a launch URL is valid. The frame opens it at once, so this only covers slow connections. */
const LAUNCH_LIFE_MS = 2 * 60_000;
const SESSION_LIFE_MS = 4 * 3_600_000;

/** A new session and the one-time token that opens it; `expiresAt` is the token's expiry. */
export type DemoLaunch = { sessionId: string; launchToken: string; expiresAt: Date };

/** Creates a demo session of a game with fresh credits. Only the token's hash is stored. */
export async function createDemoLaunch(db: Db, game: string, locale: string, now: Date): Promise<DemoLaunch> {
  const sessionId = randomUUID();
  const launchToken = newToken();
  const expiresAt = new Date(now.getTime() + LAUNCH_LIFE_MS);
  await db.insert(playSessions).values({
    id: sessionId,
    gameId: game,
    mode: 'demo',
    currency: DEMO_CURRENCY,
    balance: DEMO_BALANCE,
    locale,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
  });
  await db.insert(launchTokens).values({ tokenHash: hashSecret(launchToken), sessionId, expiresAt });
  return { sessionId, launchToken, expiresAt };
}
