import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { GAME_KINDS, type GameKind } from '../bonuses/offers/offer';
import { type Db } from '../../db/database';
import { games } from '../games/schema';
import { gameSessions } from '../bets/schema';
import { hashSecret, newToken } from '../../base/tokens';

/** Lifetimes of the launch token and of the game session. */
const LAUNCH_LIFE_MS = 2 * 60_000;
const SESSION_LIFE_MS = 4 * 3_600_000;

export type GameSession = typeof gameSessions.$inferSelect;

type Opened = {
  player: string;
  login: string;
  game: string;
  currency: string;
  language: string;
  tab?: string | null;
  rules?: string;
  now: Date;
};

/**
 * Creates a real-money session of a game. The launch token is for the frame's URL, single-use, and stored as a hash.
 */
export async function createGameSession(
  tx: Db,
  { now, ...values }: Opened,
): Promise<{ sessionId: string; launchToken: string; expiresAt: Date }> {
  const [sessionId, launchToken] = [randomUUID(), newToken()];
  const launchUntil = new Date(now.getTime() + LAUNCH_LIFE_MS);
  await tx.insert(gameSessions).values({
    ...values,
    id: sessionId,
    launchHash: hashSecret(launchToken),
    launchUntil,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
  });
  return { sessionId, launchToken, expiresAt: launchUntil };
}

/** Exchanges a launch token for a wallet token, once; null when it is unknown, used or expired. */
export async function openWalletSession(
  db: Db,
  launchToken: string,
  now: Date,
): Promise<{ session: GameSession; walletToken: string } | null> {
  const walletToken = newToken();
  const [session] = await db
    .update(gameSessions)
    .set({ walletHash: hashSecret(walletToken) })
    .where(
      and(
        eq(gameSessions.launchHash, hashSecret(launchToken)),
        isNull(gameSessions.walletHash),
        gt(gameSessions.launchUntil, now),
      ),
    )
    .returning();
  return session ? { session, walletToken } : null;
}

/** The game session of a wallet token, even when it has ended; null for an unknown token. */
export async function sessionOfWallet(db: Db, walletToken: string): Promise<GameSession | null> {
  const [session] = await db
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.walletHash, hashSecret(walletToken)));
  return session ?? null;
}

/** A catalogue game: kind, minimum and maximum bet in euro cents, and whether its feature can be bought. */
export type PlayedGame = { kind: GameKind; minBet: bigint; maxBet: bigint; sellsFeature: boolean };

/** Features that can be bought. Respins cannot. */
const SOLD = ['free-spins', 'hold-and-spin'];

const kindOf = (features: readonly string[]): GameKind => GAME_KINDS.find((kind) => features.includes(kind)) ?? 'slot';

/** The game from the catalogue; null when it is no longer there. */
export async function playedGame(db: Db, game: string): Promise<PlayedGame | null> {
  const [row] = await db
    .select({ minBet: games.minBet, maxBet: games.maxBet, features: games.features })
    .from(games)
    .where(and(eq(games.id, game), eq(games.listed, true)));
  if (!row) return null;
  const { features, minBet, maxBet } = row;
  return { kind: kindOf(features), minBet, maxBet, sellsFeature: features.some((feature) => SOLD.includes(feature)) };
}
