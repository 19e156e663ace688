import { and, count, desc, eq, isNull, max } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { accounts } from '../accounts/store/schema';
import { type RoomName } from './chatStore';
import { chatMessages, chatMutes, chatReports, chatRooms, chatWords } from './schema';
import { compared } from './words';

/** A message as the operator sees it, with its reports. */
export type SeenMessage = {
  message: typeof chatMessages.$inferSelect;
  email: string | null;
  reports: number;
};

/** The latest messages of all brands, deleted ones included; reported ones that are still there come first. */
export async function latestMessages(db: Db, limit: number): Promise<SeenMessage[]> {
  const reports = count(chatReports.reporter);
  const columns = { message: chatMessages, email: accounts.email, reports };
  const seen = () =>
    db
      .select(columns)
      .from(chatMessages)
      .leftJoin(accounts, eq(accounts.id, chatMessages.player))
      .leftJoin(chatReports, eq(chatReports.message, chatMessages.id))
      .groupBy(chatMessages.id, accounts.email);
  const reported = await db
    .select(columns)
    .from(chatMessages)
    .innerJoin(chatReports, eq(chatReports.message, chatMessages.id))
    .leftJoin(accounts, eq(accounts.id, chatMessages.player))
    .where(isNull(chatMessages.deletedNumber))
    .groupBy(chatMessages.id, accounts.email)
    .orderBy(desc(max(chatReports.createdAt)))
    .limit(limit);
  const latest = await seen().orderBy(desc(chatMessages.createdAt), desc(chatMessages.number)).limit(limit);
  const known = new Set(reported.map(({ message }) => message.id));
  return [...reported, ...latest.filter(({ message }) => !known.has(message.id))];
}

/** Mutes a player until an instant; null: for ever. */
export async function mute(db: Db, player: string, until: Date | null, now: Date): Promise<void> {
  await db
    .insert(chatMutes)
    .values({ player, until, mutedAt: now })
    .onConflictDoUpdate({ target: chatMutes.player, set: { until, mutedAt: now } });
}

/** Lets a player write again. */
export async function unmute(db: Db, player: string): Promise<void> {
  await db.delete(chatMutes).where(eq(chatMutes.player, player));
}

/** Sets the seconds between two messages of a player; 0 for none. */
export async function setSlowMode(db: Db, { brand, room }: RoomName, slowSeconds: number): Promise<void> {
  await db
    .insert(chatRooms)
    .values({ brand, room, slowSeconds })
    .onConflictDoUpdate({ target: [chatRooms.brand, chatRooms.room], set: { slowSeconds } });
}

/** Adds a word to those a brand refuses. */
export async function refuseWord(db: Db, brand: string, word: string): Promise<void> {
  await db
    .insert(chatWords)
    .values({ brand, word: compared(word.trim()) })
    .onConflictDoNothing();
}

/** Allows a word again. */
export async function allowWord(db: Db, brand: string, word: string): Promise<void> {
  await db.delete(chatWords).where(and(eq(chatWords.brand, brand), eq(chatWords.word, compared(word.trim()))));
}
