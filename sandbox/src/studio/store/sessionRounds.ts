import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Round } from './store';
import { type Db } from '../../db/database';
import { rounds } from './schema';
import { roundFrom } from './studioStore';

/** The latest rounds of a session whose stake was taken, newest first; at most `most`. */
export async function sessionRounds(db: Db, sessionId: string, most: number): Promise<Round[]> {
  const rows = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.sessionId, sessionId), inArray(rounds.status, ['debited', 'settled'])))
    .orderBy(desc(rounds.number))
    .limit(most);
  return rows.map(roundFrom);
}

/** Whether a session has played this intent, whatever became of it. */
export async function isPlayed(db: Db, sessionId: string, intent: string): Promise<boolean> {
  const asked = and(eq(rounds.sessionId, sessionId), eq(rounds.intent, intent));
  return (await db.select({ id: rounds.id }).from(rounds).where(asked).limit(1)).length > 0;
}
