import { HOME } from '@/config/pages/navigation';
import { PAGE_URLS } from '@/config/pages/pageUrls';

const PAGES: ReadonlySet<string> = new Set(Object.values(PAGE_URLS));

/** The parent of a page: the page its first path segment names, else home. `pathname` is the route pattern. */
export function parentPath(pathname: string): string {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return first !== pathname && PAGES.has(first) ? first : HOME;
}
