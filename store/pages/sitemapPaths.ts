import { gameHref } from '@/config/pages/navigation';
import { SITEMAP } from '@/config/pages/sitemap';
import { isAbsent, isAbsentAddress } from '@/domain/site/capabilities';

/** Addresses in the sitemap: the pages that this casino offers, and its games where they have a page (OP-036). */
export async function sitemapPaths(
  endpoints: Readonly<Record<string, unknown>>,
  gameIds: () => Promise<readonly string[]>,
): Promise<string[]> {
  const pages = SITEMAP.filter((page) => !isAbsentAddress(page, endpoints));
  if (isAbsent('lobby', endpoints) || isAbsent('game', endpoints)) return pages;
  return [...pages, ...(await gameIds()).map(gameHref)];
}
