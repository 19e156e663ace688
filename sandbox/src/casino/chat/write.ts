import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { MINUTE_MS, SECOND_MS } from '@/domain/time/lengths';
import { type Db } from '../../db/database';
import { type AccountRow } from '../accounts/store/accounts';
import { type Refusal } from '../../http/refusal';
import {
  lockRoom,
  messageById,
  muteOf,
  nextNumber,
  roomOf,
  type RoomName,
  wordsOf,
  type WrittenMessage,
  writtenSince,
} from './chatStore';
import { type ChatCode } from './refusals';
import { chatMessages, type ChatShare } from './schema';
import { type ShareChoice, shareOf } from './share';
import { hasWord } from './words';

/** Own messages can be deleted this long. */
const DELETABLE_MS = 2 * MINUTE_MS;

/** Messages of a player within the window, whatever the room. */
const MOST = 5;
const WINDOW_MS = 10 * SECOND_MS;

type Refuse = (code: ChatCode, details?: Record<string, unknown>) => Refusal;

/** Control signs and line breaks become spaces; signs that turn the direction of what follows are dropped. */
export const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

async function refuseTooFast(tx: Db, player: string, slowSeconds: number, now: Date, refuse: Refuse): Promise<void> {
  const since = new Date(now.getTime() - Math.max(WINDOW_MS, slowSeconds * SECOND_MS));
  const times = (await writtenSince(tx, player, since)).map((at) => at.getTime());
  const secondsUntil = (at: number) => ({ seconds: Math.max(1, Math.ceil((at - now.getTime()) / SECOND_MS)) });
  const next = times[0] === undefined ? 0 : times[0] + slowSeconds * SECOND_MS;
  if (next > now.getTime()) throw refuse('CHAT_SLOW', secondsUntil(next));
  const freed = times[MOST - 1] === undefined ? 0 : times[MOST - 1]! + WINDOW_MS;
  if (freed > now.getTime()) throw refuse('TOO_MANY_ATTEMPTS', secondsUntil(freed));
}

type NewMessage = {
  account: AccountRow;
  room: string;
  text: string;
  share: ShareChoice | undefined;
  now: Date;
  refuse: Refuse;
};

/** Stores a message under the next number of its room. Throws a refusal; the account's row is locked by the caller. */
export async function writeMessage(
  tx: Db,
  { account, room, text, share, now, refuse }: NewMessage,
): Promise<WrittenMessage> {
  const where: RoomName = { brand: account.brand, room };
  const said = cleaned(text);
  if (said === '' && !share) throw refuse('VALIDATION', { text: 'empty' });
  const mute = await muteOf(tx, account.id, now);
  if (mute) throw refuse('CHAT_MUTED', { until: mute.until?.toISOString() ?? null });
  const { slowSeconds } = await roomOf(tx, where);
  await refuseTooFast(tx, account.id, slowSeconds, now, refuse);
  if (hasWord(said, await wordsOf(tx, account.brand))) throw refuse('CHAT_WORDS');
  const shared = share ? await shareOf(tx, share, account, now) : null;
  if (share && !shared) throw refuse('CHAT_SHARE_NOT_FOUND');
  return insert(tx, where, { text: said, share: shared }, now, account);
}

type Content = { text: string; share: ChatShare | null };

async function insert(tx: Db, where: RoomName, content: Content, now: Date, writer: AccountRow | null) {
  const number = await nextNumber(tx, where);
  const values = { id: randomUUID(), ...where, number, player: writer?.id ?? null, ...content, createdAt: now };
  const [message] = await tx.insert(chatMessages).values(values).returning();
  return { message: message!, writer };
}

/** Stores a message of the operator's team. */
export const writeAsTeam = (tx: Db, where: RoomName, text: string, now: Date): Promise<WrittenMessage> =>
  insert(tx, where, { text: cleaned(text), share: null }, now, null);

/** Marks a message as deleted; unchanged when it was before. */
async function remove(tx: Db, { message, writer }: WrittenMessage, byTeam: boolean): Promise<WrittenMessage> {
  await lockRoom(tx, message);
  // The room is locked now: whoever deleted it before is visible.
  const found = await messageById(tx, message.brand, message.id);
  if (!found || found.message.deletedNumber !== null) return found ?? { message, writer };
  const [row] = await tx
    .update(chatMessages)
    .set({ deletedNumber: await nextNumber(tx, message), deletedByTeam: byTeam })
    .where(eq(chatMessages.id, message.id))
    .returning();
  return { message: row!, writer };
}

/** Deletes a player's own message, within two minutes. Throws a refusal. */
export async function deleteOwn(
  tx: Db,
  { account, id, now, refuse }: { account: AccountRow; id: string; now: Date; refuse: Refuse },
): Promise<WrittenMessage> {
  const found = await messageById(tx, account.brand, id);
  if (found?.message.player !== account.id) throw refuse('CHAT_MESSAGE_NOT_FOUND');
  if (found.message.deletedNumber !== null) return found;
  if (now.getTime() - found.message.createdAt.getTime() > DELETABLE_MS) throw refuse('CHAT_TOO_LATE');
  return remove(tx, found, false);
}

/** Deletes any message of a brand for the operator's team; null when there is none. */
export async function deleteAsTeam(tx: Db, brand: string, id: string): Promise<WrittenMessage | null> {
  const found = await messageById(tx, brand, id);
  return found && (found.message.deletedNumber === null ? remove(tx, found, true) : found);
}
