import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { type HttpContext } from '../../http/context';
import { SPOKEN, spokenIn } from '../../http/languages';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { type Db } from '../../db/database';
import { playerOf } from '../accounts/player';
import { type AccountRow, accountById, lockedAccount } from '../accounts/store/accounts';
import { refuseExcluded, refuseFrozen } from '../protection/stop';
import { type ChatHub } from './chatHub';
import {
  blockedBy,
  changeOf,
  changesAfter,
  messageById,
  muteOf,
  PAGE,
  pageBefore,
  roomOf,
  type RoomName,
  type WrittenMessage,
} from './chatStore';
import { messageWire, playersWire } from './chatWire';
import { type ChatCode, chatRefusal } from './refusals';
import { chatBlocks, chatReports } from './schema';
import { deleteOwn, writeMessage } from './write';

export type ChatContext = HttpContext & { chat: ChatHub };

/** A room per language the sandbox speaks. */
const isRoom = (room: string): boolean => SPOKEN.some((one) => one === room);

/** Players who have stopped neither read nor write. */
function refuseStopped(account: AccountRow, now: Date): void {
  refuseExcluded(account, now);
  refuseFrozen(account, now);
}

/** The messages asked for, by rising number, what they cover, and whether there are more. */
async function page(db: Db, room: RoomName, { before, after }: { before?: number; after?: number }) {
  const { last, slowSeconds } = await roomOf(db, room);
  const rows = after === undefined ? await pageBefore(db, room, before ?? null) : await changesAfter(db, room, after);
  const hasMore = rows.length > PAGE;
  const kept = rows.slice(0, PAGE);
  const latest = Math.max(after ?? 0, ...kept.map(({ message }) => changeOf(message)));
  const cursor = after !== undefined && hasMore ? latest : Math.max(last, latest);
  return { slowSeconds, hasMore, cursor, messages: kept.sort((a, b) => a.message.number - b.message.number) };
}

/** What a write of the chat knows beside its transaction. */
type Given = {
  account: AccountRow;
  now: Date;
  refuse: (code: ChatCode, details?: object) => ReturnType<typeof chatRefusal>;
};

/** Writes of players who have not stopped: once, and once with the readers told. */
function writesOf(context: ChatContext) {
  const { db, clock, chat } = context;

  /** A write of a player who has not stopped, once per key, with the account's row locked. */
  async function once<Answer>(
    request: FastifyRequest,
    operation: string,
    write: (tx: Db, given: Given) => Promise<Answer>,
  ) {
    const { account } = await playerOf(request, context);
    const now = clock.now();
    const refuse: Given['refuse'] = (code, details) =>
      chatRefusal(request, code, details as Record<string, unknown> | undefined);
    return onceByKey({ db, operation: `${operation} ${account.id}`, request, now }, async (tx) => {
      const present = (await lockedAccount(tx, account.id)) ?? account;
      refuseStopped(present, now);
      return write(tx, { account: present, now, refuse });
    });
  }

  /** The same for a message, of which the readers hear afterwards; a repeated call tells nobody again. */
  async function onceAndTell(
    request: FastifyRequest,
    operation: string,
    write: (tx: Db, given: Given) => Promise<WrittenMessage>,
  ): Promise<AnswerOf<'sendChatMessage'>> {
    let told: { brand: string; message: ReturnType<typeof messageWire> } | null = null;
    const answer = await once(request, operation, async (tx, given) => {
      const message = messageWire(await write(tx, given));
      told = { brand: given.account.brand, message };
      return { data: { message } };
    });
    const { brand, message } = (told ?? {}) as { brand?: string; message?: ReturnType<typeof messageWire> };
    if (brand !== undefined && message) chat.tell(brand, message);
    return answer;
  }

  return { once, onceAndTell };
}

/**
 * GET chat-messages; POST send-chat-message, delete-chat-message, report-chat-message and block-chat-player. The hub is
 * told only after the transaction has ended.
 */
export function chatRoutes(app: FastifyInstance, context: ChatContext): void {
  const { db, clock, chat } = context;

  serve(app, 'chatMessages', async ({ request, query }) => {
    const session = await playerOf(request, context);
    const { account } = session;
    const now = clock.now();
    refuseStopped(account, now);
    const room = query.room ?? spokenIn(request.headers['accept-language']);
    if (!isRoom(room)) throw chatRefusal(request, 'VALIDATION', { room: 'unknown' });
    const where = { brand: account.brand, room };
    chat.reads(session, where);
    const { messages, ...found } = await page(db, where, query);
    const mute = await muteOf(db, account.id, now);
    return {
      data: {
        room,
        rooms: [...SPOKEN],
        messages: messages.map(messageWire),
        ...found,
        online: chat.online(where),
        muted: mute !== null,
        mutedUntil: mute?.until?.toISOString() ?? null,
        blocked: playersWire(await blockedBy(db, account.id)),
        self: account.id,
      },
    };
  });

  const { once, onceAndTell } = writesOf(context);

  serve(app, 'sendChatMessage', ({ request, body: { room, text = '', share } }) =>
    onceAndTell(request, 'sendChatMessage', (tx, given) => {
      if (!isRoom(room)) throw given.refuse('VALIDATION', { room: 'unknown' });
      return writeMessage(tx, { ...given, room, text, share });
    }),
  );

  serve(app, 'deleteChatMessage', ({ request, body: { message } }) =>
    onceAndTell(request, 'deleteChatMessage', (tx, given) => deleteOwn(tx, { ...given, id: message })),
  );

  serve(app, 'reportChatMessage', ({ request, body }) =>
    once(request, 'reportChatMessage', async (tx, { account, now, refuse }) => {
      const found = await messageById(tx, account.brand, body.message);
      if (!found) throw refuse('CHAT_MESSAGE_NOT_FOUND');
      await tx
        .insert(chatReports)
        .values({ message: found.message.id, reporter: account.id, createdAt: now })
        .onConflictDoNothing();
      return { data: { success: true as const } };
    }),
  );

  serve(app, 'blockChatPlayer', ({ request, body }) =>
    once(request, 'blockChatPlayer', async (tx, { account, now, refuse }) => {
      const other = await accountById(tx, body.player);
      if (other?.brand !== account.brand || other.id === account.id) throw refuse('CHAT_PLAYER_NOT_FOUND');
      const pair = { player: account.id, blocked: other.id };
      if (body.blocked)
        await tx
          .insert(chatBlocks)
          .values({ ...pair, createdAt: now })
          .onConflictDoNothing();
      else
        await tx
          .delete(chatBlocks)
          .where(and(eq(chatBlocks.player, pair.player), eq(chatBlocks.blocked, pair.blocked)));
      return { data: { blocked: playersWire(await blockedBy(tx, account.id)) } };
    }),
  );
}
