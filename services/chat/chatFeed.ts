import {
  EMPTY_LOG,
  misses,
  withChanges,
  withLatest,
  withMissing,
  withOlder,
  type ChatLog,
  type ChatMessage,
} from '@/domain/chat/chatLog';
import type { CallError } from '@/services/http/call';
import type { ChatQuery } from './chat';
import type { ChatAnswer, ChatPlayer, ChatState } from './chatWire';

/** What is seen of a room. */
export type ChatView = {
  /** `refused`: this player may not read it. */
  phase: 'connecting' | 'ready' | 'offline' | 'refused';
  log: ChatLog;
  state: ChatState | null;
  isFetchingOlder: boolean;
};

type Fetched = { data: ChatAnswer } | { error: CallError };

/** The player has stopped, and may read nothing. */
const STOPS: readonly string[] = ['SELF_EXCLUDED', 'ACCOUNT_FROZEN', 'SIGNED_OUT', 'SESSION_EXPIRED'];

/** Changes are shown together. */
const SHOW_EVERY_MS = 100;
/** More at once are a flood, which nobody reads: then they are shown less often. */
const FLOOD = 20;
const SHOW_FLOOD_EVERY_MS = 500;
/** How long an overtaken change may take before it is fetched. */
const GAP_MS = 300;
/** Keeps the events coming, and tells what the socket did not. */
const ASK_EVERY_MS = 20_000;
/** After a lost answer. */
const RETRY_MS = 3_000;
/** Pages of changes fetched one after the other; beyond, only the latest page is. */
const MOST_PAGES = 4;

/**
 * Keeps the messages of one room: the latest page, then the socket's events, and by their numbers whatever is missing
 * after a gap or a cut. Each message is there once, in the backend's order. Without a socket it asks every 20 s.
 */
export function createChatFeed({
  room,
  fetchPage,
  onChange,
}: {
  /** Null: the backend chooses by the language. */
  room: string | null;
  fetchPage: (query: ChatQuery) => Promise<Fetched>;
  onChange: (view: ChatView) => void;
}) {
  let view: ChatView = { phase: 'connecting', log: EMPTY_LOG, state: null, isFetchingOlder: false };
  let arrived: ChatMessage[] = [];
  let opened = false;
  let stopped = false;
  let asking = false;
  let askAgain = false;
  const timers: Partial<Record<'show' | 'gap' | 'next', ReturnType<typeof setTimeout>>> = {};

  const later = (name: keyof typeof timers, ms: number, act: () => void) => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(() => {
      delete timers[name];
      if (!stopped) act();
    }, ms);
  };
  const set = (change: Partial<ChatView>) => {
    if (stopped) return;
    view = { ...view, ...change };
    onChange(view);
    if (opened && misses(view.log) && !timers.gap) later('gap', GAP_MS, () => misses(view.log) && ask());
  };
  let showEvery = SHOW_EVERY_MS;
  const show = () => {
    const changes = arrived;
    arrived = [];
    showEvery = changes.length > FLOOD ? SHOW_FLOOD_EVERY_MS : SHOW_EVERY_MS;
    set({ log: withChanges(view.log, changes) });
  };

  const answered = ({ state }: ChatAnswer, log: ChatLog) => {
    opened = true;
    set({ phase: 'ready', state, log });
    // What arrived while the first page was on its way.
    if (arrived.length > 0) show();
  };

  async function latest(): Promise<Fetched> {
    const fetched = await fetchPage({ room });
    if ('data' in fetched) answered(fetched.data, withLatest(view.log, fetched.data));
    return fetched;
  }

  async function missing(): Promise<Fetched> {
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const fetched = await fetchPage({ room, after: view.log.cursor });
      if ('error' in fetched || stopped) return fetched;
      // The newest were asked for meanwhile.
      if (!opened) return latest();
      answered(fetched.data, withMissing(view.log, fetched.data));
      if (!fetched.data.hasMore) return fetched;
    }
    return latest();
  }

  function ask(): void {
    if (asking) return void (askAgain = true);
    asking = true;
    void (opened ? missing() : latest()).then((fetched) => {
      asking = false;
      if (stopped) return;
      if ('error' in fetched) set({ phase: STOPS.includes(fetched.error.code ?? '') ? 'refused' : 'offline' });
      const again = askAgain;
      askAgain = false;
      if (again) ask();
      else later('next', 'error' in fetched ? RETRY_MS : ASK_EVERY_MS, ask);
    });
  }

  ask();
  return {
    /** A message from the socket, or the answer to an own one. */
    receive(message: ChatMessage): void {
      if (view.state ? message.room !== view.state.room : room !== null && message.room !== room) return;
      arrived.push(message);
      if (opened && !timers.show) later('show', showEvery, show);
    },
    /** Asks what has changed: after a reconnect, new rules, or by a press. */
    ask,
    /** Goes back to the newest messages. */
    toLatest: (): void => {
      opened = false;
      ask();
    },
    /** Fetches the page before the first message. */
    async older(): Promise<void> {
      const first = view.log.messages[0];
      if (!first || view.isFetchingOlder || !view.log.hasOlder) return;
      set({ isFetchingOlder: true });
      const fetched = await fetchPage({ room, before: first.number });
      // Before another message than this one, those between them would be missing.
      const fits = view.log.messages[0]?.number === first.number;
      const log = 'data' in fetched && fits ? withOlder(view.log, fetched.data) : view.log;
      set({ isFetchingOlder: false, log });
    },
    /** Who is hidden has changed. */
    blocked(blocked: readonly ChatPlayer[]): void {
      if (view.state) set({ state: { ...view.state, blocked } });
    },
    stop(): void {
      stopped = true;
      for (const timer of Object.values(timers)) clearTimeout(timer);
    },
  };
}

export type ChatFeed = ReturnType<typeof createChatFeed>;
