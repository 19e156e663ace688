import { eq } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { tournamentEntries, tournaments } from './schema';

/**
 * Enters a player into a tournament, once; false when it is over. Waits for an end that is being booked. The caller holds
 * the lock on the player's account, and read `now` after that.
 */
export async function enterTournament(tx: Db, id: string, player: string, now: Date): Promise<boolean> {
  const [open] = await tx.select().from(tournaments).where(eq(tournaments.id, id)).for('share');
  if (!open || open.endedAt || open.endsAt <= now) return false;
  await tx.insert(tournamentEntries).values({ tournament: id, player, joinedAt: now }).onConflictDoNothing();
  return true;
}
