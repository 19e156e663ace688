import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { type GameKind } from '../bonuses/offer';
import { type Db } from '../db/database';
import { games } from '../db/schema';
import { gameSessions } from '../db/schema/play';
import { hashSecret, newToken } from '../db/tokens';

/** How long the address of a frame may be opened, and how long its game can be played. */
const LAUNCH_LIFE_MS = 2 * 60_000;
const SESSION_LIFE_MS = 4 * 3_600_000;

export type GameSession = typeof gameSessions.$inferSelect;

type Opened = { player: string; login: string; game: string; currency: string; language: string; now: Date };

/** Opens real play of a game; the token is for the address of the frame and opens it once. Only its hash is stored. */
export async function createGameSession(
  tx: Db,
  { now, ...values }: Opened,
): Promise<{ sessionId: string; launchToken: string; expiresAt: Date }> {
  const [sessionId, launchToken] = [randomUUID(), newToken()];
  const launchUntil = new Date(now.getTime() + LAUNCH_LIFE_MS);
  await tx.insert(gameSessions).values({
    ...values,
    ...{ id: sessionId, launchHash: hashSecret(launchToken), launchUntil, createdAt: now },
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
  });
  return { sessionId, launchToken, expiresAt: launchUntil };
}

/** Exchanges a launch token for the wallet's token; null when it is unknown, used or too old. One of two at once gets it. */
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

/** The game session of a wallet's token, also one that has ended; null for an unknown token. */
export async function sessionOfWallet(db: Db, walletToken: string): Promise<GameSession | null> {
  const [session] = await db
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.walletHash, hashSecret(walletToken)));
  return session ?? null;
}

/** A game as the catalogue has it: its kind, its lowest and highest bet in euro cents, and whether its feature is sold. */
export type PlayedGame = { kind: GameKind; minBet: bigint; maxBet: bigint; sellsFeature: boolean };

/** Features that studios sell: what a paid spin may lead to at no cost, respins apart. */
const SOLD = ['free-spins', 'hold-and-spin'];

const kindOf = (features: readonly string[]): GameKind =>
  (['dice', 'roulette'] as const).find((kind) => features.includes(kind)) ?? 'slot';

/** The game that is played; null for one that the catalogue does not hold any more. */
export async function playedGame(db: Db, game: string): Promise<PlayedGame | null> {
  const [row] = await db
    .select({ minBet: games.minBet, maxBet: games.maxBet, features: games.features })
    .from(games)
    .where(and(eq(games.id, game), eq(games.listed, true)));
  if (!row) return null;
  const { features, minBet, maxBet } = row;
  return { kind: kindOf(features), minBet, maxBet, sellsFeature: features.some((feature) => SOLD.includes(feature)) };
}
