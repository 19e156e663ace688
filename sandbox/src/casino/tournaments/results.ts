import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { tournamentEntries as entries, tournaments } from './schema';

const finished = { tournament: tournaments, entry: entries };

/** The latest tournaments that a player has a final place in, newest first. */
export const latestResults = (db: Db, player: string, most: number) =>
  db
    .select(finished)
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournament))
    .where(and(eq(entries.player, player), isNotNull(entries.place), isNotNull(tournaments.endedAt)))
    .orderBy(desc(tournaments.endsAt), desc(tournaments.id))
    .limit(most);

/** Prizes that were paid to a player since an instant, newest first. */
export const paidPrizes = (db: Db, player: string, since: Date, most: number) =>
  db
    .select(finished)
    .from(entries)
    .innerJoin(tournaments, eq(tournaments.id, entries.tournament))
    .where(and(eq(entries.player, player), gte(entries.paidAt, since)))
    .orderBy(desc(entries.paidAt), desc(tournaments.id))
    .limit(most);
