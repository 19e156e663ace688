import { randomUUID } from 'node:crypto';
import { toMinor } from '@/domain/money/money';
import { type Db } from './database';
import { launchTokens, playSessions } from './schema';
import { hashSecret, newToken } from './tokens';

/** Demo credits: play money of its own kind, so it can never be mistaken for a real currency. */
const DEMO_CURRENCY = 'DEMO';
const DEMO_BALANCE = toMinor('1000.00', DEMO_CURRENCY)!;
/** How long a launch address may be opened: the frame opens at once, so this only covers slow connections. */
const LAUNCH_LIFE_MS = 2 * 60_000;
/** How long a demo session can be played. */
const SESSION_LIFE_MS = 4 * 3_600_000;

/** A new session with the one-time token that opens it; `expiresAt` is the end of the token's life. */
export type DemoLaunch = { sessionId: string; launchToken: string; expiresAt: Date };

/** Opens a demo session of a game with fresh credits. Only the token's hash is stored. */
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
