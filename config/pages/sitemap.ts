import { CASINO, HOME, LISTS, PROVIDERS } from './navigation';
import { STATIC_PAGES } from './staticPages';
import { WRITTEN_PAGES } from './writtenPages';

/** Addresses in the sitemap besides the games; each is a page of config/pages/pages.ts. */
export const SITEMAP: readonly string[] = [
  HOME,
  CASINO,
  // The live games list is left out: it may be empty, and then must not be indexed.
  LISTS.slots,
  LISTS.popular,
  PROVIDERS,
  ...[...WRITTEN_PAGES, ...STATIC_PAGES].map((page) => `/${page}`),
];
