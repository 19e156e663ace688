import { gameHref } from '@/config/pages/navigation';
import { SITEMAP } from '@/config/pages/sitemap';
import type { Settings } from '@/config/settings';
import { isAbsent, isAbsentAddress } from '@/domain/site/absent';

/** Addresses in the sitemap: the pages that this casino offers, and its games where they have a page (OP-036). */
export async function sitemapPaths(
  settings: Pick<Settings, 'absent'>,
  gameIds: () => Promise<readonly string[]>,
): Promise<string[]> {
  const pages = SITEMAP.filter((page) => !isAbsentAddress(page, settings));
  if (isAbsent('lobby', settings) || isAbsent('game', settings)) return pages;
  return [...pages, ...(await gameIds()).map(gameHref)];
}
