import type { ChatShare } from './chatShare';

/** A message of a room. Messages and deletions share one count without gaps. */
export type ChatMessage = {
  id: string;
  /** Its place in the room. */
  number: number;
  /** The number of its latest change: its own, or that of its deletion. */
  change: number;
  room: string;
  /** Null for the operator's team. */
  playerId: string | null;
  /** Null in ghost mode. */
  player: string | null;
  colour: string | null;
  team: boolean;
  /** Null once it is deleted; empty beside a share alone. */
  text: string | null;
  share: ChatShare | null;
  deleted: boolean;
  at: string;
};

/** What a reader knows of a room. */
export type ChatLog = {
  /** By rising number, without deleted ones, KEPT at most. */
  messages: readonly ChatMessage[];
  /** Every change up to this number is known. */
  cursor: number;
  /** Whether the room has older messages than the first here. */
  hasOlder: boolean;
  /** Whether the newest messages were given up for older ones. */
  hasNewer: boolean;
  /** Changes that arrived while an earlier one is missing. */
  waiting: readonly ChatMessage[];
};

/** An answer of the backend: messages, and the number up to which it covers what happened. */
export type ChatPage = { messages: readonly ChatMessage[]; cursor: number; hasMore: boolean };

/** Messages kept, and thus rows in the page. */
export const KEPT = 200;

export const EMPTY_LOG: ChatLog = { messages: [], cursor: 0, hasOlder: false, hasNewer: false, waiting: [] };

/** The messages with some added, replaced or deleted, each once, by rising number. */
function put(messages: readonly ChatMessage[], changes: readonly ChatMessage[]): ChatMessage[] {
  if (changes.length === 0) return [...messages];
  const byId = new Map(messages.map((message) => [message.id, message]));
  for (const message of changes) {
    const known = byId.get(message.id);
    if (!known || known.change <= message.change) byId.set(message.id, message);
  }
  return [...byId.values()].filter(({ deleted }) => !deleted).sort((a, b) => a.number - b.number);
}

/** Adds changes to the end. A reader of old messages, who gave up the newest, gets no new ones until back at the end. */
function append(log: ChatLog, changes: readonly ChatMessage[], cursor: number): ChatLog {
  const last = log.messages.at(-1)?.number ?? 0;
  const fitting = log.hasNewer ? changes.filter(({ number }) => number <= last) : changes;
  const messages = put(log.messages, fitting);
  const kept = messages.slice(-KEPT);
  return { ...log, messages: kept, cursor, hasOlder: log.hasOlder || kept.length < messages.length };
}

/** Takes what waited and is now next. */
function drained(log: ChatLog): ChatLog {
  const next: ChatMessage[] = [];
  let { cursor } = log;
  const waiting = [...log.waiting]
    .sort((a, b) => a.change - b.change)
    .filter((message) => {
      if (message.change === cursor + 1) {
        next.push(message);
        cursor += 1;
      }
      return message.change > cursor;
    });
  return { ...append(log, next, cursor), waiting };
}

/** The log after the latest page of a room. */
export const withLatest = (log: ChatLog, { messages, cursor, hasMore }: ChatPage): ChatLog =>
  drained({
    messages: put([], messages).slice(-KEPT),
    cursor,
    hasOlder: hasMore,
    hasNewer: false,
    waiting: log.waiting,
  });

/** The log after changes that arrived by themselves, in any order and however often. */
export const withChanges = (log: ChatLog, changes: readonly ChatMessage[]): ChatLog =>
  drained({ ...log, waiting: [...log.waiting, ...changes.filter(({ change }) => change > log.cursor)] });

/** The log after an answer that covers everything between its own cursor and the answer's. */
export const withMissing = (log: ChatLog, { messages, cursor }: ChatPage): ChatLog =>
  drained(cursor <= log.cursor ? log : append(log, messages, cursor));

/** The log with older messages before it; beyond KEPT, the newest are given up. */
export function withOlder(log: ChatLog, { messages, hasMore }: ChatPage): ChatLog {
  const all = put(messages, log.messages);
  const kept = all.slice(0, KEPT);
  return { ...log, messages: kept, hasOlder: hasMore, hasNewer: log.hasNewer || kept.length < all.length };
}

/** Whether a change is missing that others have overtaken. */
export const misses = ({ waiting }: ChatLog): boolean => waiting.length > 0;
