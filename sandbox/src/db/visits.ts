import { randomUUID } from 'node:crypto';
import { type Db } from './database';
import { blockReports, events } from './schema';

/** An entry of the event log. */
export type EventEntry = Omit<typeof events.$inferInsert, 'id'>;

/** Adds an entry to the event log. */
export async function logEvent(db: Db, entry: EventEntry): Promise<void> {
  await db.insert(events).values({ id: randomUUID(), ...entry });
}

/** Notes a visitor from a blocked country; the same address, country and page again changes nothing. */
export async function reportBlocked(db: Db, report: typeof blockReports.$inferInsert): Promise<void> {
  await db.insert(blockReports).values(report).onConflictDoNothing();
}
