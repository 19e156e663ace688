/** The names under which a browser keeps things for us, in its local storage (OP-041). */
export const STORED = {
  /** The session token. Its absence makes a visitor a guest. */
  token: 'token',
  /** What the visitor searched for lately, JSON (domain/search/recents.ts). */
  recentSearches: 'recentSearches',
} as const;

export type StoredName = (typeof STORED)[keyof typeof STORED];

/** What the browser would not write, being blocked or full: it lasts as long as the page. Null: it is to be gone. */
const unsaved = new Map<StoredName, string | null>();

const watchers = new Set<() => void>();

/** The stored text, else null; never throws, also where the browser blocks its storage. */
export function readStored(name: StoredName): string | null {
  const held = unsaved.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null, and tells the watchers. Never throws: what is refused holds for this page. */
export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, value);
  }
  for (const watcher of watchers) watcher();
}

/** Calls back after every change, made here or in another tab; answers how to stop. */
export function watchStored(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}
