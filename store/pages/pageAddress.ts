import { LISTS } from '@/config/pages/navigation';
import { PAGES } from '@/config/pages/pages';
import { listedQuery } from '@/domain/links/listedQuery';

const LIST_OF = new Map<string, string>(Object.entries(LISTS));

/**
 * The address under which a page is known: its path without language, with the parameters that belong to it and no
 * others; a list of the lobby that has a path of its own is known by that. Null for an address that no page answers.
 * `url` is the path with query, without language.
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
