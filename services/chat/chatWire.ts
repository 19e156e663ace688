import type { ChatMessage, ChatPage } from '@/domain/chat/chatLog';
import { toShare } from './chatShareWire';
import { instant, bag, flag, isBag, list, Malformed, number, readAll, text, toId } from '@/services/http/parse';

/** Another player, by public id and name; null in ghost mode. */
export type ChatPlayer = { id: string; name: string | null };

/** The state of a room for the player, beside its messages. */
export type ChatState = {
  room: string;
  /** Languages that have a room. */
  rooms: readonly string[];
  /** Players who read the room; null if the backend does not say. */
  online: number | null;
  /** Seconds between two messages; 0 for none. */
  slowSeconds: number;
  muted: boolean;
  /** When the player may write again; null for ever, or not muted. */
  mutedUntil: string | null;
  blocked: readonly ChatPlayer[];
  /** The player's own public id. */
  self: string | null;
};

export type ChatAnswer = ChatPage & { state: ChatState };

const count = (value: unknown): number | null => {
  const found = number(value);
  return found !== null && Number.isInteger(found) && found >= 0 ? found : null;
};

/** Reads a message; null when it cannot be placed, or has neither text, share nor deletion. */
export function toChatMessage(wire: unknown): ChatMessage | null {
  const message = bag(wire);
  const [id, order, at] = [toId(message.id), count(message.number), text(message.at)];
  const [words, deleted, share] = [text(message.text), flag(message.deleted), toShare(message.share)];
  if (id === null || order === null || at === null || Number.isNaN(Date.parse(at))) return null;
  if (words === null && share === null && !deleted) return null;
  return {
    id,
    number: order,
    change: count(message.change) ?? order,
    room: text(message.room) ?? '',
    playerId: toId(message.playerId),
    player: text(message.player),
    colour: text(message.colour),
    team: flag(message.team),
    text: deleted ? null : (words ?? ''),
    share: deleted ? null : share,
    deleted,
    at,
  };
}

function toPlayer(wire: unknown): ChatPlayer | null {
  const { id, name } = bag(wire);
  const known = toId(id);
  return known === null ? null : { id: known, name: text(name) };
}

/** Reads who is blocked. */
export const toBlocked = (wire: unknown): ChatPlayer[] => readAll(bag(bag(wire).data).blocked, toPlayer);

/** Reads the answer of send-chat-message and delete-chat-message. */
export function toSentMessage(wire: unknown): ChatMessage {
  const message = toChatMessage(bag(bag(wire).data).message);
  if (!message) throw new Malformed('The answer holds no message');
  return message;
}

/** Reads the answer of chat-messages; throws Malformed without messages or cursor. */
export function toChatAnswer(wire: unknown): ChatAnswer {
  const { data } = bag(wire);
  if (!isBag(data) || !Array.isArray(data.messages)) throw new Malformed('The answer holds no messages');
  const messages = readAll(data.messages, toChatMessage);
  const cursor = count(data.cursor);
  if (cursor === null) throw new Malformed('The answer does not say what it covers');
  return {
    messages,
    cursor,
    hasMore: flag(data.hasMore),
    state: {
      room: text(data.room) ?? '',
      rooms: list(data.rooms).flatMap((room) => text(room) ?? []),
      online: count(data.online),
      slowSeconds: count(data.slowSeconds) ?? 0,
      muted: flag(data.muted),
      mutedUntil: instant(data.mutedUntil),
      blocked: toBlocked(wire),
      self: toId(data.self),
    },
  };
}
