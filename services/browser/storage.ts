/** The names under which a browser keeps things for us, in its local storage (OP-041). */
export const STORED = {
  /** The session token. Its absence makes a visitor a guest. */
  token: 'token',
  /** 'granted' or 'refused', with a stamp: whether things may be kept for marketing (docs/decisions/0009). */
  consent: 'consent',
  /** The affiliate who sent the visitor (TRK-01). */
  affiliate: 'nxaft',
  /** Marketing parameters of an address, with a stamp (STOR-06, OP-097). */
  cpnc: 'cpnc',
  mkt: 'mkt',
  /** The first address of this site that the browser opened (STOR-03). */
  firstUrl: 'firstUrl',
  /** What tells this device from others (STOR-04). */
  uidToken: 'uidToken',
  /** The kind of device, anew on every load (TRK-06). */
  userDeviceType: 'userDeviceType',
  /** What the visitor searched for lately, JSON (domain/lobby/search/recents.ts). */
  recentSearches: 'recentSearches',
  /** 'true' once the visitor proved to be in another country than the blocked one (OP-066). */
  verified: 'verified',
  /** '1' once the address said `whitelisted=1` (OP-064). */
  whitelisted: 'whitelisted',
  /** Code of the excluded country in which the visitor was last seen; the first paint reads it (CNTRY-02, OP-067). */
  blockedCountry: 'blockedCountry',
  /** Which country blocks were reported, JSON (domain/country/blockReports.ts). */
  blockReports: 'blockReports',
  /** '1' opens the test panel (CNTRY-15). */
  countryCheck: 'countryCheck',
  /** '1' makes the test panel log to the console what it changes (OP-068). */
  devMode: 'devMode',
  /** What the test panel chose, JSON (domain/country/testChoice.ts). */
  testChoice: 'testChoice',
  /** The favourite games of a guest, JSON (domain/game/deviceGames.ts); an account takes them over at sign-in. */
  favourites: 'favourites',
  /** The same for the games a guest played lately. */
  recentGames: 'recentGames',
  /** Changes whenever a player excludes themselves, so that every tab asks anew what holds (services/protection/stopMark.ts). */
  stopped: 'stopped',
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
