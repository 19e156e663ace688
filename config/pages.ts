/** What of an address may decide how its page looks. Everything else never reaches the render (architecture §1). */
export type PageRule = {
  /** The path without language prefix and trailing slash. */
  match: RegExp;
  /** Query parameters that belong to the page. */
  query: readonly string[];
};

/** One rule per page; an address that matches none shares the 404 page. */
export const PAGES: readonly PageRule[] = [
  { match: /^\/$/, query: [] },
  { match: /^\/casino$/, query: ['category', 'page'] },
  { match: /^\/casino\/games\/[a-z0-9][a-z0-9-]{0,63}$/, query: [] },
];
