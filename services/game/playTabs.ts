import { readStored, STORED, TAB_STORED, writeStored } from '@/services/browser/storage';

/** Between the tabs of a browser: `taken` ends the game in every other one, `who` asks the named one whether it plays. */
type Message = { type: 'taken' | 'who' | 'here'; tab: string };

const CHANNEL = 'played-in-one-place';

/** Milliseconds in which a tab that plays answers. */
const ANSWER_MS = 400;

const channel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

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
  const tab = ownTab();
  writeStored(STORED.playedIn, tab);
  const open = channel();
  open?.postMessage({ type: 'taken', tab } satisfies Message);
  open?.close();
}

/** While real money is played here: answers tabs that ask, and calls back when another one takes over. */
export function watchPlace(onTaken: () => void): () => void {
  const open = channel();
  if (!open) return () => undefined;
  const own = ownTab();
  open.onmessage = ({ data: { type, tab } }: MessageEvent<Message>) => {
    if (type === 'taken' && tab !== own) onTaken();
    if (type === 'who' && tab === own) open.postMessage({ type: 'here', tab } satisfies Message);
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
