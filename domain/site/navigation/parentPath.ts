import { HOME } from '@/config/pages/navigation';
import { PAGE_URLS } from '@/config/pages/pageUrls';

const PAGES: ReadonlySet<string> = new Set(Object.values(PAGE_URLS));

/** Where one step up from a page leads: the page its path begins with, else home. `pathname` is the route's pattern. */
export function parentPath(pathname: string): string {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return first !== pathname && PAGES.has(first) ? first : HOME;
}
