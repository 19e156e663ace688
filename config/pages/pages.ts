import { GUARDED_PAGES } from './guardedPages';
import { LAZY_AREAS } from './lazyAreas';
import { LOBBY_PARAMETERS } from './lobbyParameters';
import { STATIC_PAGES } from './staticPages';
import { CANONICAL, WRITTEN_PAGES } from './writtenPages';

/**
 * Kinds of pages, by which an operator purges a CDN. `player` and `link` are about one person, so that no CDN keeps
 * them; `file` is what goes with the pages.
 */
export type PageGroup = 'home' | 'text' | 'lobby' | 'game' | 'event' | 'file' | 'player' | 'link';

/** The parts of an address a page may depend on. Everything else is removed before rendering (architecture §1). */
export type PageRule = {
  /** Path without language prefix and trailing slash. */
  match: RegExp;
  group: PageGroup;
  /** Accepted query parameters. */
  query: readonly string[];
  /** Accepted values per parameter; by default any short text. */
  values?: Readonly<Record<string, RegExp>>;
  /** Whether the page varies by the visitor's country, from a cookie. */
  country?: boolean;
};

const exactly = (paths: readonly string[]) => new RegExp(`^(${paths.join('|')})$`);
const below = (names: readonly string[]) => names.map((name) => `/${name}`);

/** One rule per HTML page. */
const DOCUMENTS: readonly PageRule[] = [
  { match: /^\/$/, group: 'home', query: [] },
  { match: exactly(below(STATIC_PAGES)), group: 'text', query: [] },
  { match: exactly([...below(WRITTEN_PAGES), ...Object.keys(CANONICAL)]), group: 'text', query: [] },
  { match: exactly(Object.keys(GUARDED_PAGES)), group: 'player', query: [] },
  {
    match: /^\/casino(\/(live-casino|slots|popular))?$/,
    group: 'lobby',
    query: Object.keys(LOBBY_PARAMETERS),
    values: LOBBY_PARAMETERS,
  },
  { match: /^\/providers$/, group: 'lobby', query: [] },
  { match: /^\/tournaments\/[\w-]{1,64}$/, group: 'event', query: [] },
  // Their tokens are read in the browser only.
  { match: /^\/(verify-email|reset-password|confirm-email)$/, group: 'link', query: [] },
  { match: /^\/casino\/games\/[a-z0-9][a-z0-9-]{0,63}$/, group: 'game', query: [] },
];

/**
 * Everything Next renders; any other address gets the shared 404 page. The country adds the region to a document's
 * language (OP-006).
 */
export const PAGES: readonly PageRule[] = [
  ...DOCUMENTS.map((rule) => ({ ...rule, country: true })),
  { match: /^\/robots\.txt$/, group: 'file', query: [] },
  {
    match: /^\/sitemap\.xml$/,
    group: 'file',
    query: ['language'],
    values: { language: /^[a-z]{2}$/ },
  },
  // Language and theme of a frame are read by its script.
  { match: /^\/captcha\.html$/, group: 'file', query: [] },
  { match: /^\/(manifest\.webmanifest|(offline|live-chat|push|analytics)\.html)$/, group: 'file', query: [] },
  { match: /^\/texts\.json$/, group: 'file', query: ['area'], values: { area: exactly(LAZY_AREAS) } },
];

/** Alternative spellings that redirect to a page, in the requested language (OP-017). */
export const MOVED: ReadonlyMap<string, string> = new Map([['/wallet', '/Wallet']]);
