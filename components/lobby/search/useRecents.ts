import { useMemo, useSyncExternalStore } from 'react';
import { readRecents, withoutRecent, withRecent, type Recent } from '@/domain/lobby/search/recents';
import { readStored, STORED, watchStored, writeStored } from '@/services/browser/storage';

const stored = () => readStored(STORED.recentSearches);
/** Server-rendered pages are shared by all visitors, so the server and the first paint have none. */
const none = () => null;

const write = (recents: readonly Recent[]) =>
  writeStored(STORED.recentSearches, recents.length > 0 ? JSON.stringify(recents) : null);

const add = (recent: Recent) => write(withRecent(readRecents(stored()), recent));
const remove = (recent: Recent) => write(withoutRecent(readRecents(stored()), recent));
const clear = () => write([]);

/** The visitor's recent searches, stored in this browser, and how to change them. */
export function useRecents() {
  const text = useSyncExternalStore(watchStored, stored, none);
  const recents = useMemo(() => readRecents(text), [text]);
  return { recents, add, remove, clear };
}
