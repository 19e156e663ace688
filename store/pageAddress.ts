import { PAGES } from '@/config/pages';

/**
 * The address under which a page is known: its path without language, with the parameters that belong to it and no
 * others. Null for an address that no page answers. `url` is the path with query, without language.
 */
export function pageAddress(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const rule = PAGES.find(({ match }) => match.test(pathname));
  if (!rule) return null;
  const kept = new URLSearchParams();
  for (const name of rule.query) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
