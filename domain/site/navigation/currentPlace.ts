import { CASINO, HOME, lobbyHref } from '@/config/pages/navigation';
import { TWINS } from '@/config/pages/writtenPages';

/** Which of the places shown a page is, or belongs to. */
export type CurrentPlace = { href: string; exact: boolean };

const NOWHERE: CurrentPlace = { href: '', exact: false };

/** Two addresses of one page count as one. */
const firstOf = (path: string) => TWINS[path] ?? path;

/**
 * The place among `hrefs` of the page with this route and lobby category: its own address, else the nearest one above it.
 * The home page is the front of the casino, and belongs to it where it has no place of its own.
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
