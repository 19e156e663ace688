import { randomUUID } from 'node:crypto';
import { type AnswerOf } from '@/contract/wire';
import { type Given, type Routes } from '@/contract/mockBackend/route';

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

type Message = AnswerOf<'sendChatMessage'>['data']['message'];

/** The chat of the only player: one room, written once per key. */
export function chatRoutes(): Routes {
  const messages: Message[] = [];
  const byKey = new Map<string, Message>();
  let cursor = 0;
  const answer = (message: Message): Given => ({ body: { data: { message } } });
  const asked = (body: unknown) => String((body as { message?: unknown }).message);
  return {
    'GET /api/user/chat-messages': ({ query }) => ({
      body: {
        data: {
          room: 'en',
          rooms: ['en'],
          messages: messages.filter(({ change, deleted }) =>
            query.has('after') ? change > Number(query.get('after')) : !deleted,
          ),
          cursor,
          hasMore: false,
          online: 1,
          slowSeconds: 0,
          muted: false,
          mutedUntil: null,
          blocked: [],
          self: 'player',
        },
      },
    }),
    'POST /api/user/send-chat-message': ({ headers, body }) => {
      const key = headers['idempotency-key'];
      const text = String((body as { text?: unknown }).text ?? '').trim();
      if (typeof key !== 'string' || text === '') return error(422, 'VALIDATION');
      const known = byKey.get(key);
      if (known) return answer(known);
      cursor += 1;
      const message: Message = {
        id: randomUUID(),
        number: cursor,
        change: cursor,
        room: 'en',
        playerId: 'player',
        player: 'marlin',
        colour: null,
        team: false,
        text,
        share: null,
        deleted: false,
        at: '2026-01-01T00:00:00Z',
      };
      messages.push(message);
      byKey.set(key, message);
      return answer(message);
    },
    'POST /api/user/delete-chat-message': ({ body }) => {
      const found = messages.find(({ id }) => id === asked(body));
      if (!found) return error(404, 'CHAT_MESSAGE_NOT_FOUND');
      cursor += 1;
      return answer(Object.assign(found, { deleted: true, text: null, share: null, change: cursor }));
    },
    'POST /api/user/report-chat-message': ({ body }) =>
      messages.some(({ id }) => id === asked(body))
        ? { body: { data: { success: true } } }
        : error(404, 'CHAT_MESSAGE_NOT_FOUND'),
    'POST /api/user/block-chat-player': () => error(404, 'CHAT_PLAYER_NOT_FOUND'),
  };
}
