import type { PageKey } from './pageUrls';

/** The addresses of the screens that exist, and the places the shell leads to. Pure data: a new place is a new line. */

export const HOME = '/';
export const CASINO = '/casino';
export const PROVIDERS = '/providers';

/** The categories that have a page of their own (NAV-02). */
export const LISTS = {
  'live-casino': '/casino/live-casino',
  slots: '/casino/slots',
  popular: '/casino/popular',
} as const;

/** The lobby with all games, or with those of one category. */
export function lobbyHref(category?: string): string {
  if (!category) return CASINO;
  return Object.hasOwn(LISTS, category)
    ? LISTS[category as keyof typeof LISTS]
    : `${CASINO}?category=${encodeURIComponent(category)}`;
}

/** All games of a studio. */
export const studioHref = (studio: string): string => `${CASINO}?studio=${encodeURIComponent(studio)}`;

/** The games that say a text in their name or their studio's. */
export const searchHref = (text: string): string => `${CASINO}?text=${encodeURIComponent(text)}`;

export const gameHref = (game: string): string => `${CASINO}/games/${encodeURIComponent(game)}`;

/** Who sees a place: everybody, only guests, or only signed-in players (spec §2). */
export type NavScope = 'any' | 'guest' | 'user';

/** A line of the menu. An operator's menu is a list of the same form, in the setting `navigation` (CONF-31). */
export type NavItem = {
  /** Names it, and its text where it has no label: `shell.nav.{key}`. */
  key: string;
  label?: string;
  /** Where it leads: the page of that key, whose address the settings may change, or an address. */
  page?: string;
  /** The page instead, with the panel navigation (OP-018). */
  panelPage?: PageKey;
  href?: string;
  /** A name of components/ui/pictures/NamedIcon.tsx. */
  icon?: string;
  /** Everybody, if it says nothing. */
  scope?: NavScope;
  /** The id of a category: without it there is nothing at this place. */
  category?: string;
  /** Makes it a group of these, which itself leads nowhere. */
  items?: readonly NavItem[];
};

/** The lists of the casino, which stand first. */
export const CASINO_LISTS = [
  { key: 'casino', page: 'casino', icon: 'casino' },
  { key: 'live-casino', page: 'live-casino', icon: 'radio', category: 'live-casino' },
  { key: 'slots', page: 'slots', icon: 'cherry', category: 'slots' },
  { key: 'popular', page: 'popular', icon: 'flame', category: 'popular' },
  { key: 'new', href: lobbyHref('new'), icon: 'sparkles', category: 'new' },
] as const satisfies readonly NavItem[];

/** The default menu of spec §2, with the three places that only some see (OP-016). */
export const DEFAULT_MENU = [
  { key: 'tournaments', page: 'tournaments', icon: 'trophy' },
  { key: 'vip', page: 'vip', icon: 'crown' },
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

/** Always at the end of rail and sidebar, and first in the menu of a phone (design §3). */
export const ALWAYS = [
  { key: 'saferPlay', page: 'responsibility', icon: 'shield' },
  { key: 'help', page: 'contacts', icon: 'help' },
] as const satisfies readonly NavItem[];
