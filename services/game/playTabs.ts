import { readStored, STORED, TAB_STORED, writeStored } from '@/services/browser/storage';

/**
 * Between the tabs of a browser: `taken` ends the game on every other `page`, `who` asks the named tab whether it plays.
 */
type Message = { type: 'taken'; page: string } | { type: 'who' | 'here'; tab: string };

const CHANNEL = 'played-in-one-place';

/** Milliseconds in which a tab that plays answers, on a busy device too. */
const ANSWER_MS = 1_500;

const channel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** A duplicated tab has the name of the first one, so that pages are told apart by this. */
const PAGE = Math.random().toString(36);

/** This tab's name, the same over reloads. */
export function ownTab(): string {
  const kept = readStored(TAB_STORED.playTab);
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  writeStored(TAB_STORED.playTab, made);
  return made;
}

/** Tells the other tabs that real money is played in this one from now on. */
export function tellTaken(): void {
  writeStored(STORED.playedIn, ownTab());
  const open = channel();
  open?.postMessage({ type: 'taken', page: PAGE } satisfies Message);
  open?.close();
}

/** While real money is played here: answers tabs that ask, and calls back when another one takes over. */
export function watchPlace(onTaken: () => void): () => void {
  const open = channel();
  if (!open) return () => undefined;
  const own = ownTab();
  open.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'taken' && data.page !== PAGE) onTaken();
    if (data.type === 'who' && data.tab === own) open.postMessage({ type: 'here', tab: own } satisfies Message);
  };
  return () => open.close();
}

/**
 * Whether a tab is one of this browser and plays no more: it was closed, or its game was left. False for another device,
 * of which nothing is known.
 */
export function isOver(tab: string): Promise<boolean> {
  const open = readStored(STORED.playedIn) === tab ? channel() : null;
  if (!open) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (over: boolean) => {
      clearTimeout(timer);
      open.close();
      resolve(over);
    };
    const timer = setTimeout(() => end(true), ANSWER_MS);
    open.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === 'here' && data.tab === tab) end(false);
    };
    open.postMessage({ type: 'who', tab } satisfies Message);
  });
}
