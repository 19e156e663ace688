import { STATIC_PAGES } from './staticPages';

/** What of an address may decide how its page looks. Everything else never reaches the render (architecture §1). */
export type PageRule = {
  /** The path without language prefix and trailing slash. */
  match: RegExp;
  /** Query parameters that belong to the page. */
  query: readonly string[];
  /** Whether the visitor's country, from a cookie, is a part of it. */
  country?: boolean;
};

/** One rule per page of HTML. */
const DOCUMENTS: readonly PageRule[] = [
  { match: /^\/$/, query: [] },
  { match: new RegExp(`^/(${STATIC_PAGES.join('|')})$`), query: [] },
  { match: /^\/casino$/, query: ['category', 'page'] },
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
];
