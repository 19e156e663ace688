import { randomUUID } from 'node:crypto';
import { type AnswerOf } from '@/contract/wire';
import { type Backend } from '../backend/backend';
import { type Check, must, refusal, success } from '../backend/check';
import { guarded, type Headers, keyed } from '../backend/guarded';

const NOTHING = '00000000-0000-4000-8000-000000000000';

type Message = AnswerOf<'sendChatMessage'>['data']['message'];

const say = (backend: Backend, headers: Headers) =>
  backend.call('sendChatMessage', { body: { room: 'en', text: 'Hello from the conformance run' }, headers });

const messageIn = ({ body }: { body: unknown }): Message => (body as AnswerOf<'sendChatMessage'>).data.message;

/** The chat: what is written is read once, by its number, until its writer deletes it. */
export const chatChecks: Check[] = [
  {
    subject: 'chatMessages',
    run: guarded('chatMessages', {}, async (headers, { backend }) => {
      const reply = await backend.call('chatMessages', { query: { room: 'en' }, headers });
      const wrong = success(reply, 'the messages');
      if (wrong.length > 0) return wrong;
      const { messages, cursor } = (reply.body as AnswerOf<'chatMessages'>).data;
      const rise = messages.every(({ number }, index) => index === 0 || number > messages[index - 1]!.number);
      return [
        ...must(rise, 'the numbers do not rise'),
        ...must(
          messages.every(({ change }) => change <= cursor),
          'the cursor does not cover the messages',
        ),
        ...must(!messages.some(({ player }) => player?.includes('@')), 'a name is an e-mail address'),
      ];
    }),
  },
  {
    subject: 'sendChatMessage',
    writes: true,
    run: guarded('sendChatMessage', { body: { room: 'en', text: 'Hello' } }, async (headers, { backend }) => {
      const once = keyed(headers);
      const [first, again] = [await say(backend, once), await say(backend, once)];
      const wrong = [...success(first, 'a message'), ...success(again, 'the same again')];
      if (wrong.length > 0) return wrong;
      const { id, number } = messageIn(first);
      const after = String(number - 1);
      const reply = await backend.call('chatMessages', { query: { room: 'en', after }, headers });
      const { messages } = (reply.body as AnswerOf<'chatMessages'>).data;
      return [
        ...must(messageIn(again).id === id, 'a message sent twice under one key is written twice'),
        ...must(messages.filter((message) => message.id === id).length === 1, 'a message is not read once'),
        ...refusal(
          await backend.call('sendChatMessage', { body: { room: 'en', text: ' ' }, headers: keyed(headers) }),
          422,
          'VALIDATION',
          'an empty message',
        ),
      ];
    }),
  },
  {
    subject: 'deleteChatMessage',
    writes: true,
    run: guarded('deleteChatMessage', { body: { message: NOTHING } }, async (headers, { backend }) => {
      const remove = (message: string) =>
        backend.call('deleteChatMessage', { body: { message }, headers: keyed(headers) });
      const sent = await say(backend, keyed(headers));
      const wrong = success(sent, 'a message');
      if (wrong.length > 0) return wrong;
      const reply = await remove(messageIn(sent).id);
      return [
        ...success(reply, 'an own message'),
        ...must(messageIn(reply).deleted && messageIn(reply).text === null, 'a deleted message keeps its text'),
        ...refusal(await remove(randomUUID()), 404, 'CHAT_MESSAGE_NOT_FOUND', 'a message nobody wrote'),
      ];
    }),
  },
  {
    subject: 'reportChatMessage',
    writes: true,
    run: guarded('reportChatMessage', { body: { message: NOTHING } }, async (headers, { backend }) =>
      refusal(
        await backend.call('reportChatMessage', { body: { message: randomUUID() }, headers: keyed(headers) }),
        404,
        'CHAT_MESSAGE_NOT_FOUND',
        'a message nobody wrote',
      ),
    ),
  },
  {
    subject: 'blockChatPlayer',
    writes: true,
    run: guarded('blockChatPlayer', { body: { player: NOTHING, blocked: true } }, async (headers, { backend }) =>
      refusal(
        await backend.call('blockChatPlayer', {
          body: { player: randomUUID(), blocked: true },
          headers: keyed(headers),
        }),
        404,
        'CHAT_PLAYER_NOT_FOUND',
        'a player nobody knows',
      ),
    ),
  },
];
