import { CASINO, HOME, lobbyHref } from '@/config/pages/navigation';
import { CANONICAL } from '@/config/pages/writtenPages';

/** The navigation entry of the current page; `exact` if it is the page itself, not a parent. */
export type CurrentPlace = { href: string; exact: boolean };

const NOWHERE: CurrentPlace = { href: '', exact: false };

/** Maps alternative addresses of a page to one. */
const firstOf = (path: string) => CANONICAL[path] ?? path;

/**
 * The entry of `hrefs` for the page with this route and lobby category: its own address, else its nearest parent. The
 * home page and the casino's pages fall back to the casino or home entry.
 */
export function currentPlace(hrefs: readonly string[], pathname: string, category: string | undefined): CurrentPlace {
  const own = pathname === CASINO && category ? lobbyHref(category) : pathname;
  const same = hrefs.find((href) => href === own) ?? hrefs.find((href) => firstOf(href) === firstOf(own));
  if (same !== undefined) return { href: same, exact: same === own };
  const above = hrefs
    .filter((href) => href !== HOME && pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (above) return { href: above, exact: false };
  const front = [CASINO, HOME].find((href) => hrefs.includes(href));
  return front && (pathname === HOME || pathname === CASINO || pathname.startsWith(`${CASINO}/`))
    ? { href: front, exact: false }
    : NOWHERE;
}
