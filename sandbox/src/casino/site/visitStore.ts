import { randomUUID } from 'node:crypto';
import { type Db } from '../../db/database';
import { blockReports, events } from './schema';

export type EventEntry = Omit<typeof events.$inferInsert, 'id'>;

/** Appends an entry to the event log. */
export async function logEvent(db: Db, entry: EventEntry): Promise<void> {
  await db.insert(events).values({ id: randomUUID(), ...entry });
}

/** Records a visitor from a blocked country; repeated reports of the same address, country and page are ignored. */
export async function reportBlocked(db: Db, report: typeof blockReports.$inferInsert): Promise<void> {
  await db.insert(blockReports).values(report).onConflictDoNothing();
}
