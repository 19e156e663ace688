import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { playSessions, rounds } from './schema';
import { type PlaySession } from './store';

/**
 * Which rounds count as a session's. A reload of the site launches the game anew, so a player's are those of every
 * launch of the game in that currency that was still alive when this one began; in a demo they are the session's own.
 */
export function ofPlayer(db: Db, { id, player, gameId, currency, createdAt }: PlaySession): SQL {
  if (player === null) return eq(rounds.sessionId, id);
  const { player: owner, gameId: game, currency: money, expiresAt } = playSessions;
  const launches = and(eq(owner, player), eq(game, gameId), eq(money, currency), gt(expiresAt, createdAt));
  return inArray(rounds.sessionId, db.select({ id: playSessions.id }).from(playSessions).where(launches));
}
