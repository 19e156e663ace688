import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { accounts, sessions } from '../accounts/store/schema';
import { isExcluded } from '../protection/stop';
import { chatBlocks, chatMessages, chatMutes, chatRooms, chatWords } from './schema';

export type RoomName = { brand: string; room: string };
export type ChatMessageRow = typeof chatMessages.$inferSelect;

/** What is shown of a writer; null for the operator's team. */
export type Writer = Pick<typeof accounts.$inferSelect, 'id' | 'nickname' | 'firstName' | 'preferences'>;
export type WrittenMessage = { message: ChatMessageRow; writer: Writer | null };

/** The most messages of an answer. */
export const PAGE = 50;

const WRITER = {
  id: accounts.id,
  nickname: accounts.nickname,
  firstName: accounts.firstName,
  preferences: accounts.preferences,
};

const inRoom = ({ brand, room }: RoomName) => and(eq(chatMessages.brand, brand), eq(chatMessages.room, room));

/** The number of the latest change of a message. */
export const changeOf = ({ number, deletedNumber }: ChatMessageRow): number => deletedNumber ?? number;

const read = (db: Db, which: SQL | undefined) =>
  db
    .select({ message: chatMessages, writer: WRITER })
    .from(chatMessages)
    .leftJoin(accounts, eq(accounts.id, chatMessages.player))
    .where(which);

/** Takes the next number of a room. Its row stays locked, so that numbers are visible in their order. */
export async function nextNumber(tx: Db, { brand, room }: RoomName): Promise<number> {
  const [row] = await tx
    .insert(chatRooms)
    .values({ brand, room, last: 1 })
    .onConflictDoUpdate({ target: [chatRooms.brand, chatRooms.room], set: { last: sql`${chatRooms.last} + 1` } })
    .returning({ last: chatRooms.last });
  return row!.last;
}

/** Locks a room until the transaction ends. */
export const lockRoom = (tx: Db, { brand, room }: RoomName): Promise<unknown> =>
  tx
    .select({ last: chatRooms.last })
    .from(chatRooms)
    .where(and(eq(chatRooms.brand, brand), eq(chatRooms.room, room)))
    .for('update');

/** The latest number and the rules of a room. */
export async function roomOf(db: Db, { brand, room }: RoomName): Promise<{ last: number; slowSeconds: number }> {
  const [row] = await db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.brand, brand), eq(chatRooms.room, room)));
  return row ?? { last: 0, slowSeconds: 0 };
}

/** Messages that are there with a number below `before` (null: the latest), newest first; one more than a page. */
export const pageBefore = (db: Db, room: RoomName, before: number | null): Promise<WrittenMessage[]> =>
  read(
    db,
    and(
      inRoom(room),
      isNull(chatMessages.deletedNumber),
      before === null ? undefined : lt(chatMessages.number, before),
    ),
  )
    .orderBy(desc(chatMessages.number))
    .limit(PAGE + 1);

/** What changed after a number, deletions included, oldest change first; one more than a page. */
export const changesAfter = (db: Db, room: RoomName, after: number): Promise<WrittenMessage[]> =>
  read(db, and(inRoom(room), or(gt(chatMessages.number, after), gt(chatMessages.deletedNumber, after))))
    .orderBy(asc(sql`coalesce(${chatMessages.deletedNumber}, ${chatMessages.number})`))
    .limit(PAGE + 1);

/** A message of a brand; null for none. */
export async function messageById(db: Db, brand: string, id: string): Promise<WrittenMessage | null> {
  const [row] = await read(db, and(eq(chatMessages.id, id), eq(chatMessages.brand, brand)));
  return row ?? null;
}

/** The times of a player's messages after an instant, newest first. */
export const writtenSince = async (db: Db, player: string, since: Date): Promise<Date[]> =>
  (
    await db
      .select({ at: chatMessages.createdAt })
      .from(chatMessages)
      .where(and(eq(chatMessages.player, player), gt(chatMessages.createdAt, since)))
      .orderBy(desc(chatMessages.createdAt))
  ).map(({ at }) => at);

/** The mute of a player at `now`, with its end (null for ever); null when there is none. */
export async function muteOf(db: Db, player: string, now: Date): Promise<{ until: Date | null } | null> {
  const [row] = await db.select({ until: chatMutes.until }).from(chatMutes).where(eq(chatMutes.player, player));
  return row && (row.until === null || row.until > now) ? row : null;
}

/** The words a brand refuses. */
export const wordsOf = async (db: Db, brand: string): Promise<string[]> =>
  (
    await db.select({ word: chatWords.word }).from(chatWords).where(eq(chatWords.brand, brand)).orderBy(chatWords.word)
  ).map(({ word }) => word);

/** The players whose messages a player does not want to see, the latest last. */
export const blockedBy = (db: Db, player: string): Promise<Writer[]> =>
  db
    .select(WRITER)
    .from(chatBlocks)
    .innerJoin(accounts, eq(accounts.id, chatBlocks.blocked))
    .where(eq(chatBlocks.player, player))
    .orderBy(asc(chatBlocks.createdAt), asc(accounts.id));

/** Of these sessions, those that have not ended and whose players have not stopped. */
export async function mayStillRead(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({
      id: sessions.id,
      isSelfExclusionPermanent: accounts.isSelfExclusionPermanent,
      selfExclusion: accounts.selfExclusion,
      excludedUntil: accounts.excludedUntil,
      exclusionStays: accounts.exclusionStays,
      frozenUntil: accounts.frozenUntil,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), isNull(sessions.revokedAt)));
  const mayRead = rows.filter((row) => !isExcluded(row, now) && !(row.frozenUntil && row.frozenUntil > now));
  return new Set(mayRead.map(({ id }) => id));
}
