import type { PageKey } from './pageUrls';

/** Addresses of pages and the navigation entries of the shell. Pure data: a new entry is a new line. */

export const HOME = '/';
export const CASINO = '/casino';
export const PROVIDERS = '/providers';

/** Categories with a page of their own (NAV-02). */
export const LISTS = {
  'live-casino': '/casino/live-casino',
  slots: '/casino/slots',
  popular: '/casino/popular',
} as const;

/** Address of the lobby, for all games or one category. */
export function lobbyHref(category?: string): string {
  if (!category) return CASINO;
  return Object.hasOwn(LISTS, category)
    ? LISTS[category as keyof typeof LISTS]
    : `${CASINO}?category=${encodeURIComponent(category)}`;
}

/** Address of the lobby with all games of a studio. */
export const studioHref = (studio: string): string => `${CASINO}?studio=${encodeURIComponent(studio)}`;

/** Address of the lobby with the games whose name or studio matches a text. */
export const searchHref = (text: string): string => `${CASINO}?text=${encodeURIComponent(text)}`;

/** The search, which opens over the page where scripts run. */
export const SEARCH = `${CASINO}?modal=search`;

export const gameHref = (game: string): string => `${CASINO}/games/${encodeURIComponent(game)}`;

export const tournamentHref = (tournament: string): string => `/tournaments/${encodeURIComponent(tournament)}`;

/** Who sees an entry: everybody, guests only, or signed-in players only (spec §2). */
export type NavScope = 'any' | 'guest' | 'user';

/** A menu entry. The operator's menus, such as the setting `navigation`, have the same form (CONF-31). */
export type NavItem = {
  /** Identifier, and key of its text if it has no label: `shell.nav.{key}`. */
  key: string;
  label?: string;
  /** Key of the target page, whose address the settings may override; or use `href`. */
  page?: string;
  /** Target page with panel navigation (OP-018). */
  panelPage?: PageKey;
  href?: string;
  /** An icon name of components/ui/pictures/NamedIcon.tsx. */
  icon?: string;
  /** Defaults to everybody. */
  scope?: NavScope;
  /** Category id; the entry is hidden if the category does not exist. */
  category?: string;
  /** Makes it a group of these entries, without a target of its own. */
  items?: readonly NavItem[];
};

/** The casino's game lists, shown first. */
export const CASINO_LISTS = [
  { key: 'casino', page: 'casino', icon: 'casino' },
  { key: 'live-casino', page: 'live-casino', icon: 'radio', category: 'live-casino' },
  { key: 'slots', page: 'slots', icon: 'cherry', category: 'slots' },
  { key: 'popular', page: 'popular', icon: 'flame', category: 'popular' },
  { key: 'new', href: lobbyHref('new'), icon: 'sparkles', category: 'new' },
] as const satisfies readonly NavItem[];

/**
 * The default menu of spec §2, including the three entries with a restricted audience (OP-016), and a player's way to
 * offers and rewards (L08).
 */
export const DEFAULT_MENU = [
  { key: 'tournaments', page: 'tournaments', icon: 'trophy' },
  { key: 'vip', page: 'vip', icon: 'crown' },
  { key: 'promotions', page: 'promotions', icon: 'gift', scope: 'user' },
  { key: 'rewards', page: 'cashback', icon: 'calendar', scope: 'user' },
  { key: 'favorites', page: 'favorites', icon: 'heart', scope: 'user' },
  { key: 'deposit', page: 'deposit', icon: 'deposit', scope: 'user' },
  { key: 'promo', page: 'promotions', icon: 'gift', scope: 'guest' },
  {
    key: 'info',
    icon: 'info',
    items: [
      { key: 'profile', page: 'profile', panelPage: 'account', icon: 'user' },
      { key: 'Wallet', page: 'Wallet', icon: 'wallet' },
      { key: 'responsibility', page: 'responsibility', icon: 'shield' },
      { key: 'contacts', page: 'contacts', icon: 'mail' },
    ],
  },
] as const satisfies readonly NavItem[];

/** The phone's bar, before the button of the whole menu. */
export const BOTTOM_MENU = [
  { key: 'lobby', page: 'home', icon: 'home' },
  { key: 'search', href: SEARCH, icon: 'search' },
  { key: 'Wallet', page: 'Wallet', icon: 'wallet' },
  { key: 'rewards', page: 'cashback', icon: 'gift' },
] as const satisfies readonly NavItem[];

/** Always at the end of the rail and sidebar, and first in the phone menu (design §3). */
export const ALWAYS = [
  { key: 'saferPlay', page: 'responsibility', icon: 'shield' },
  { key: 'help', page: 'contacts', icon: 'help' },
] as const satisfies readonly NavItem[];
