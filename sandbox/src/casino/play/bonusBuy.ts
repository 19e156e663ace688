import { and, eq } from 'drizzle-orm';
import { type Clock } from '../../base/clock';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { gameSessions } from '../bets/schema';
import { playedGame } from './gameSession';
import { stopped } from './mayStake';

/** How long a confirmed bonus buy stays valid for its stake. */
export const BONUS_BUY_LIFE_MS = 2 * 60_000;

type Asked = { player: string; game: string; session: string };

/** The player's session of this game; null when there is none with this id, or it belongs to another player or game. */
async function ownSession(tx: Db, { player, game, session: id }: Asked) {
  // An id of another shape would make the database throw.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const [session] = await tx
    .select()
    .from(gameSessions)
    .where(and(eq(gameSessions.id, id), eq(gameSessions.player, player), eq(gameSessions.game, game)));
  return session ?? null;
}

/**
 * Records that the player has confirmed a bonus buy: the next stake of the session, and only that one, may be a buy
 * (GAME-11). Answers whether a buy is possible: the session is the player's own and still active, and its game sells
 * its feature. Books nothing.
 */
export async function confirmBonusBuy(tx: Db, clock: Clock, asked: Asked): Promise<boolean> {
  const account = await lockedAccount(tx, asked.player);
  const session = account && (await ownSession(tx, asked));
  if (!account || !session) return false;
  const now = clock.now();
  const game = await playedGame(tx, session.game);
  if (!game?.sellsFeature || (await stopped(tx, { session, account, now }))) return false;
  const bonusBuyUntil = new Date(now.getTime() + BONUS_BUY_LIFE_MS);
  await tx.update(gameSessions).set({ bonusBuyUntil }).where(eq(gameSessions.id, session.id));
  return true;
}

/**
 * Whether a bonus buy is confirmed in a session; uses the confirmation up. The caller holds the lock on the account.
 */
export async function takeBonusBuy(tx: Db, session: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ until: gameSessions.bonusBuyUntil })
    .from(gameSessions)
    .where(eq(gameSessions.id, session));
  if (!row?.until) return false;
  await tx.update(gameSessions).set({ bonusBuyUntil: null }).where(eq(gameSessions.id, session));
  return row.until > now;
}
