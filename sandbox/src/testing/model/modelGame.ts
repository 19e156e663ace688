import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Clock } from '../../base/clock';
import { sessions } from '../../casino/accounts/store/schema';
import { gameSessions } from '../../casino/bets/schema';
import { games, studios } from '../../casino/games/schema';
import { createGameSession, type GameSession } from '../../casino/play/gameSession';
import { type Db } from '../../db/database';
import { type Currency } from './paying';

/** When log-ins end. The clock runs on over many lives and would get there, but for `World.clear`. */
const FAR = new Date('2100-01-01T00:00:00.000Z');

/** The game to play; its bet range covers that of the brands. */
export const GAME = 'model-game';

// Re-created when needed, because seeding the catalogue delists it.
async function ensureGame(db: Db): Promise<void> {
  await db.insert(studios).values({ id: 'model', name: 'Model' }).onConflictDoNothing();
  await db
    .insert(games)
    .values({
      id: GAME,
      name: 'Model',
      searchText: 'model',
      studioId: 'model',
      returnToPlayer: '96',
      volatility: 'low',
      volatilityIndex: '1',
      hitFrequency: '1',
      maxMultiplier: '1',
      minBet: 1n,
      maxBet: 100_000n,
      currency: 'EUR',
      features: ['free-spins'],
      isNew: false,
      releaseDate: '2026-01-01',
      sort: 1,
      restrictedCountries: [],
      listed: true,
    })
    .onConflictDoUpdate({ target: games.id, set: { listed: true } });
}

/** Opens a real-money session of the game, under a new log-in. */
export async function openGame(
  db: Db,
  clock: Clock,
  { player, currency }: { player: string; currency: Currency },
): Promise<GameSession> {
  await ensureGame(db);
  const [login] = await db
    .insert(sessions)
    .values({ id: randomUUID(), tokenHash: randomUUID(), accountId: player, createdAt: clock.now(), expiresAt: FAR })
    .returning();
  const opened = { player, login: login!.id, game: GAME, currency, language: 'en', now: clock.now() };
  const { sessionId } = await createGameSession(db, opened);
  const [session] = await db.select().from(gameSessions).where(eq(gameSessions.id, sessionId));
  return session!;
}
