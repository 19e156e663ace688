/** The addresses of the screens that exist, and the places the shell leads to. Pure data: a new place is a new line. */

export const HOME = '/';
export const CASINO = '/casino';

/** The lobby with all games, or one category, on the given page (from 1). */
export function lobbyHref(category?: string, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `${CASINO}?${search}` : CASINO;
}

export const gameHref = (game: string): string => `${CASINO}/games/${encodeURIComponent(game)}`;

/** Who sees a place: everybody, only guests, or only signed-in players (spec §2). */
export type NavScope = 'any' | 'guest' | 'user';

export type NavItem = {
  key: 'home' | 'casino' | 'slots' | 'popular' | 'new';
  href: string;
  icon: string;
  scope: NavScope;
};

/** The places of the menu in order; the text of each is `shell.nav.{key}`. The casino's lists bear their category's id. */
export const NAVIGATION: readonly NavItem[] = [
  { key: 'home', href: HOME, icon: 'home', scope: 'any' },
  { key: 'casino', href: CASINO, icon: 'casino', scope: 'any' },
  { key: 'slots', href: lobbyHref('slots'), icon: 'cherry', scope: 'any' },
  { key: 'popular', href: lobbyHref('popular'), icon: 'flame', scope: 'any' },
  { key: 'new', href: lobbyHref('new'), icon: 'sparkles', scope: 'any' },
];

/** The place a page belongs to: `pathname` is the route's pattern, `category` the lobby's query. Null: none of them. */
export function currentPlace(pathname: string, category: string | undefined): NavItem['key'] | null {
  if (pathname === HOME) return 'home';
  if (!pathname.startsWith(CASINO)) return null;
  const list = pathname === CASINO && category ? lobbyHref(category) : CASINO;
  return NAVIGATION.find(({ href }) => href === list)?.key ?? 'casino';
}
