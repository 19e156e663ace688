import { CASINO, HOME, LISTS, PROVIDERS } from './navigation';
import { STATIC_PAGES } from './staticPages';
import { WRITTEN_PAGES } from './writtenPages';

/** The addresses that a search engine is told of beside the games; every one is a page of config/pages/pages.ts. */
export const SITEMAP: readonly string[] = [
  HOME,
  CASINO,
  // The list of live games may be empty, and is then kept out of search engines.
  LISTS.slots,
  LISTS.popular,
  PROVIDERS,
  ...[...WRITTEN_PAGES, ...STATIC_PAGES].map((page) => `/${page}`),
];
