import { CASINO, HOME } from './navigation';
import { STATIC_PAGES } from './staticPages';

/** The addresses that a search engine is told of beside the games; every one is a page of config/pages.ts. */
export const SITEMAP: readonly string[] = [HOME, CASINO, ...STATIC_PAGES.map((page) => `/${page}`)];
