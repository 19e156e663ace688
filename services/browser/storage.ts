/** The keys of the local storage, shared by all tabs and kept (OP-041). */
export const STORED = {
  /** The session token. A visitor without one is a guest. */
  token: 'token',
  /** 'granted' or 'refused', with a timestamp: consent to marketing storage (docs/decisions/0009). */
  consent: 'consent',
  /** The affiliate who referred the visitor (TRK-01). */
  affiliate: 'nxaft',
  /** Marketing parameters of an address, with a timestamp (STOR-06, OP-097). */
  cpnc: 'cpnc',
  mkt: 'mkt',
  /** The first address of this site that the browser opened (STOR-03). */
  firstUrl: 'firstUrl',
  /** Identifies this device (STOR-04). */
  uidToken: 'uidToken',
  /** The device type, updated on every load (TRK-06). */
  userDeviceType: 'userDeviceType',
  /** The visitor's recent searches, JSON (domain/lobby/search/recents.ts). */
  recentSearches: 'recentSearches',
  /** 'off' where the visitor switched the search's key off. */
  searchKey: 'searchKey',
  /** 'true' once the visitor has proved to be outside the blocked country (OP-066). */
  verified: 'verified',
  /** '1' once an address contained `whitelisted=1` (OP-064). */
  whitelisted: 'whitelisted',
  /** Code of the excluded country in which the visitor was last seen; read before first paint (CNTRY-02, OP-067). */
  blockedCountry: 'blockedCountry',
  /** The country blocks reported so far, JSON (domain/country/blockReports.ts). */
  blockReports: 'blockReports',
  /** '1' shows the test panel (CNTRY-15). */
  countryCheck: 'countryCheck',
  /** '1' makes the test panel log its changes to the console (OP-068). */
  devMode: 'devMode',
  /** The choices made in the test panel, JSON (domain/country/testChoice.ts). */
  testChoice: 'testChoice',
  /** A guest's favourite games, JSON (domain/game/deviceGames.ts); moved to the account at sign-in. */
  favourites: 'favourites',
  /** A guest's recently played games, in the same format. */
  recentGames: 'recentGames',
  /** 'none' while the player has no recently played games, whose row then gets no place (components/lobby/rows). */
  ownRow: 'ownRow',
  /** '1' or '2': how many cards the player's home page had below its hero (components/app/late/OwnCards.tsx). */
  ownCards: 'ownCards',
  /** '1' while real money is played: each page then has room for the line with time and result from its first paint. */
  playing: 'playing',
  /** 'skipped' once the first steps were closed on this device: they no longer open by themselves. */
  firstSteps: 'firstSteps',
  /** 'open' while the chat is. */
  chat: 'chat',
  /** '1' once the offer to install the site was put off (W-25). */
  installLater: 'installLater',
  /** '1' while quiet mode is on (hooks/player/useQuiet.ts); read before the first paint. */
  quiet: 'quiet',
  /** The tab of this browser that last opened a game with real money. */
  playedIn: 'playedIn',
  /** The end of the session token that ended by itself last: every tab says so, and keeps what was typed (OP-032). */
  ended: 'ended',
  /** Changes when a player excludes themselves, so that every tab refetches (services/protection/stopMark.ts). */
  stopped: 'stopped',
} as const;

/** The keys of the session storage, kept until the tab is closed. */
export const TAB_STORED = {
  /** '1' while the player prefers theatre mode. */
  theatre: 'theatre',
  /** The amount entered in the cashier. */
  depositAmount: 'depositAmount',
  /** The deposit whose outcome is unknown, JSON (services/cashier/pendingDeposit.ts). */
  pendingDeposit: 'pendingDeposit',
  /** The withdrawal whose outcome is unknown, JSON (services/cashier/pendingWithdrawal.ts). */
  pendingWithdrawal: 'pendingWithdrawal',
  /** The bank's page that the tab was left for last (components/cashier/payment/leftBefore.ts). */
  leftFor: 'leftFor',
  /** Names this tab to the backend and to the other tabs (services/game/playTabs.ts). */
  playTab: 'playTab',
  /** The end of the session token after whose log-in the help line was named. */
  helpTold: 'helpTold',
  /** The receipt of a freeze that was just set, JSON (services/protection/freezeReceipt.ts). */
  freezeReceipt: 'freezeReceipt',
  /** The MD values of the 3-D Secure returns already forwarded, JSON (services/cashier/threeDs.ts). */
  threeDs: 'threeDs',
  /** Where the list of a history entry was left, JSON (components/lobby/grid/listPlace.ts). */
  listPlace: (entry: string) => `list ${entry}` as const,
} as const;

type NameIn<T> = { [K in keyof T]: T[K] extends (entry: string) => infer N ? N : T[K] }[keyof T];

export type StoredName = NameIn<typeof STORED>;
export type TabStoredName = NameIn<typeof TAB_STORED>;
type Name = StoredName | TabStoredName;

const KEPT: ReadonlySet<string> = new Set(Object.values(STORED));

/**
 * The only access to the browser's storages; throws where they are blocked. The first read of session storage takes 5
 * to 10 ms, as does the first `storage` listener.
 */
const placeOf = (name: Name): Storage => (KEPT.has(name) ? localStorage : sessionStorage);

/** Values not written because the storage is blocked or full; kept for the life of the page. Null means removed. */
const unsaved = new Map<Name, string | null>();

const watchers = new Set<() => void>();

/** The stored text, or null; never throws, even when the browser blocks its storage. */
export function readStored(name: Name): string | null {
  const held = unsaved.get(name);
  if (held !== undefined) return held;
  try {
    return placeOf(name).getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null, and notifies watchers. Never throws: a failed write lasts for this page. */
export function writeStored(name: Name, value: string | null): void {
  try {
    if (value === null) placeOf(name).removeItem(name);
    else placeOf(name).setItem(name, value);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, value);
  }
  for (const watcher of watchers) watcher();
}

/**
 * Calls back after every change in this or another tab, and when the browser shows a page that it had put away, which
 * heard of none; returns a function that stops it.
 */
export function watchStored(watcher: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) watcher();
  };
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  window.addEventListener('pageshow', shown);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
    window.removeEventListener('pageshow', shown);
  };
}
