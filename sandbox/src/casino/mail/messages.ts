import { randomUUID } from 'node:crypto';
import { and, desc, eq, like } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { messages } from './schema';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'sentAt' | 'problem'>;

/** Stores a message to a player, before it is sent. */
export async function keepMessage(db: Db, message: NewMessage): Promise<MessageRow> {
  const [row] = await db
    .insert(messages)
    .values({ id: randomUUID(), ...message })
    .returning();
  return row!;
}

/** Records the outcome of sending a message. */
export async function noteSending(db: Db, id: string, outcome: { sentAt: Date } | { problem: string }): Promise<void> {
  await db.update(messages).set(outcome).where(eq(messages.id, id));
}

/** The link to `path` in the newest message to a recipient; null when there is none. */
export async function latestLink(db: Db, recipient: string, path: string): Promise<string | null> {
  const [row] = await db
    .select({ link: messages.link })
    .from(messages)
    .where(and(eq(messages.recipient, recipient), like(messages.link, `%${path.replace(/[\\%_]/g, '\\$&')}%`)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return row?.link ?? null;
}

/** The latest messages of all brands, newest first. */
export const latestMessages = (db: Db, count: number): Promise<MessageRow[]> =>
  db.select().from(messages).orderBy(desc(messages.createdAt), desc(messages.id)).limit(count);
