import { LISTS } from '@/config/pages/navigation';
import { PAGES } from '@/config/pages/pages';
import { listedQuery } from '@/domain/links/listedQuery';

const LIST_OF = new Map<string, string>(Object.entries(LISTS));

/**
 * The canonical address of a page: its path without language and only its own parameters; a lobby list with a path of
 * its own gets that path. Null when no page answers the address. `url` is the path with query, without language.
 */
export function pageAddress(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const rule = PAGES.find(({ match }) => match.test(pathname));
  if (!rule) return null;
  const kept = listedQuery(rule, searchParams);
  const list = LIST_OF.get(kept.get('category') ?? '');
  if (list !== undefined) kept.delete('category');
  const path = list ?? pathname;
  return kept.size > 0 ? `${path}?${kept}` : path;
}
