import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { type PlaySession, type Round } from './store';
import { type Db } from '../../db/database';
import { ofPlayer } from './ofPlayer';
import { ROUND_STATUSES, rounds } from './schema';
import { roundFrom } from './studioStore';

/** The stake is taken. */
const TAKEN = inArray(rounds.status, ['debited', 'settled']);

/** The latest rounds of a session whose stake was taken, newest first; at most `most`. */
export async function sessionRounds(db: Db, sessionId: string, most: number): Promise<Round[]> {
  const rows = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.sessionId, sessionId), TAKEN))
    .orderBy(desc(rounds.number))
    .limit(most);
  return rows.map(roundFrom);
}

/** The same over all launches of the player (ofPlayer.ts). */
export async function playerRounds(db: Db, session: PlaySession, most: number): Promise<Round[]> {
  const rows = await db
    .select()
    .from(rounds)
    .where(and(ofPlayer(db, session), TAKEN))
    .orderBy(desc(rounds.createdAt), desc(rounds.number))
    .limit(most);
  return rows.map(roundFrom);
}

/**
 * How many steps a session's rounds have made. Every new round and every step of one adds to it and nothing takes from
 * it, so that the later one of two answers is known.
 */
export async function stepsOf(db: Db, sessionId: string): Promise<number> {
  const counted = await db
    .select({ status: rounds.status, rounds: count() })
    .from(rounds)
    .where(eq(rounds.sessionId, sessionId))
    .groupBy(rounds.status);
  return counted.reduce((sum, { status, rounds: many }) => sum + many * (ROUND_STATUSES.indexOf(status) + 1), 0);
}

/** Whether a session has played this intent, whatever became of it. */
export async function isPlayed(db: Db, sessionId: string, intent: string): Promise<boolean> {
  const asked = and(eq(rounds.sessionId, sessionId), eq(rounds.intent, intent));
  return (await db.select({ id: rounds.id }).from(rounds).where(asked).limit(1)).length > 0;
}
