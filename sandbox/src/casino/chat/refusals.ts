import { type FastifyRequest } from 'fastify';
import { spokenIn } from '../../http/languages';
import { Refusal } from '../../http/refusal';
import { type KeyBelow, textIn } from '../../texts/texts';

export type ChatCode = KeyBelow<'casino', 'chat'>;

const STATUS: Readonly<Partial<Record<ChatCode, Refusal['status']>>> = {
  CHAT_MESSAGE_NOT_FOUND: 404,
  CHAT_PLAYER_NOT_FOUND: 404,
  CHAT_SHARE_NOT_FOUND: 404,
  VALIDATION: 422,
};

/** A refusal of the chat, in the language of the call. */
export const chatRefusal = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  code: ChatCode,
  details?: Record<string, unknown>,
): Refusal =>
  new Refusal(
    STATUS[code] ?? 409,
    code,
    textIn(spokenIn(headers['accept-language']), 'casino', `chat.${code}`),
    details,
  );
