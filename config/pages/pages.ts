import { GUARDED_PAGES } from './guardedPages';
import { LAZY_AREAS } from './lazyAreas';
import { LOBBY_PARAMETERS } from './lobbyParameters';
import { STATIC_PAGES } from './staticPages';
import { TWINS, WRITTEN_PAGES } from './writtenPages';

/** What of an address may decide how its page looks. Everything else never reaches the render (architecture §1). */
export type PageRule = {
  /** The path without language prefix and trailing slash. */
  match: RegExp;
  /** Query parameters that belong to the page. */
  query: readonly string[];
  /** What a parameter may be; any short text where it is not said. */
  values?: Readonly<Record<string, RegExp>>;
  /** Whether the visitor's country, from a cookie, is a part of it. */
  country?: boolean;
};

const exactly = (paths: readonly string[]) => new RegExp(`^(${paths.join('|')})$`);
const below = (names: readonly string[]) => names.map((name) => `/${name}`);

/** One rule per page of HTML. */
const DOCUMENTS: readonly PageRule[] = [
  { match: /^\/$/, query: [] },
  { match: exactly(below(STATIC_PAGES)), query: [] },
  { match: exactly([...below(WRITTEN_PAGES), ...Object.keys(TWINS)]), query: [] },
  { match: exactly(Object.keys(GUARDED_PAGES)), query: [] },
  {
    match: /^\/casino(\/(live-casino|slots|popular))?$/,
    query: Object.keys(LOBBY_PARAMETERS),
    values: LOBBY_PARAMETERS,
  },
  { match: /^\/providers$/, query: [] },
  // Their tokens are for the browser alone.
  { match: /^\/(verify-email|reset-password)$/, query: [] },
  { match: /^\/casino\/games\/[a-z0-9][a-z0-9-]{0,63}$/, query: [] },
];

/**
 * Everything Next renders; an address that matches none shares the 404 page. The country gives a document's language its
 * region (OP-006).
 */
export const PAGES: readonly PageRule[] = [
  ...DOCUMENTS.map((rule) => ({ ...rule, country: true })),
  { match: /^\/robots\.txt$/, query: [] },
  { match: /^\/sitemap\.xml$/, query: [] },
  { match: /^\/texts\.json$/, query: ['area'], values: { area: exactly(LAZY_AREAS) } },
];

/** Other spellings of a page's address: they lead on to it, in the language asked for (OP-017). */
export const MOVED: ReadonlyMap<string, string> = new Map([['/wallet', '/Wallet']]);
