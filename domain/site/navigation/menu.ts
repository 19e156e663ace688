import { CASINO_LISTS, DEFAULT_MENU, type NavItem } from '@/config/pages/navigation';
import type { PageKey } from '@/config/pages/pageUrls';
import { safeHref } from '@/domain/links/safeHref';
import { pageUrl, type PageUrlSettings } from './pageUrl';

/** A line of the menu as it is drawn: a place with an address, or a group of places. */
export type MenuPlace = { key: string; label: string | null; icon: string | null; href: string };
export type MenuGroup = { key: string; label: string | null; icon: string | null; items: readonly MenuPlace[] };
export type MenuEntry = MenuPlace | MenuGroup;

/** The lists of the casino, and behind them all other places. */
export type Menu = { lists: readonly MenuPlace[]; places: readonly MenuEntry[] };

/** Who looks, and which categories there are: null while nobody knows. */
export type MenuViewer = {
  scope: 'guest' | 'user';
  categories: readonly string[] | null;
  /** A player who excluded themselves sees no way to deposits and offers (SESS-10). */
  excluded?: boolean;
  /** A player who wants no calendars sees no way to them (LIM-11). */
  noCalendar?: boolean;
};

type MenuSettings = PageUrlSettings & { readonly navigation: readonly NavItem[] | null };

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry;

/** The pages of deposits and offers. */
const OFFERS: readonly PageKey[] = [
  ...(['deposit', 'promotions', 'promotion', 'freemoney', 'my-bonuses'] as const),
  ...(['tournaments', 'cashback', 'vip', 'vip-club'] as const),
];

const isOffer = ({ page }: NavItem) => OFFERS.some((key) => key === page);

const isFor = (item: NavItem, { scope, excluded, noCalendar }: MenuViewer) =>
  (!item.scope || item.scope === 'any' || item.scope === scope) &&
  !(excluded && isOffer(item)) &&
  !(noCalendar && item.page === ('cashback' satisfies PageKey));

function hrefOf({ page, panelPage, href }: NavItem, settings: PageUrlSettings): string | null {
  if (panelPage && settings.navigationSystem === 'panel') return pageUrl(panelPage, settings);
  return page === undefined ? safeHref(href ?? '') : pageUrl(page, settings);
}

function place(item: NavItem, settings: PageUrlSettings): MenuPlace[] {
  const { key, label = null, icon = null } = item;
  const href = hrefOf(item, settings);
  return href === null ? [] : [{ key, label, icon, href }];
}

/** One address for a place, as the settings will have it: none for one whose address may not stand in a link. */
export const placesOf = (items: readonly NavItem[], settings: PageUrlSettings): MenuPlace[] =>
  items.flatMap((item) => place(item, settings));

/** What this viewer may see of some items; a group of which nothing is left is left out too (NAV-22). */
function entriesOf(items: readonly NavItem[], settings: PageUrlSettings, viewer: MenuViewer): MenuEntry[] {
  return items
    .filter((item) => isFor(item, viewer))
    .flatMap((item): MenuEntry[] => {
      if (!item.items) return place(item, settings);
      const { key, label = null, icon = null } = item;
      const inside = item.items.filter((inner) => isFor(inner, viewer));
      const group = { key, label, icon, items: placesOf(inside, settings) };
      return group.items.length > 0 ? [group] : [];
    });
}

/** Whether there are games at a list of the casino. While nobody knows, the lists that every casino has are there. */
const isThere = ({ key, category }: NavItem, categories: readonly string[] | null) =>
  category === undefined || (categories ? categories.includes(category) : key !== 'live-casino');

/** The menu for this viewer: the default one, or wholly the operator's (NAV-20, NAV-22, CONF-31, OP-016). */
export function menuOf(settings: MenuSettings, viewer: MenuViewer): Menu {
  if (settings.navigation) return { lists: [], places: entriesOf(settings.navigation, settings, viewer) };
  const lists = CASINO_LISTS.filter((item) => isThere(item, viewer.categories));
  return { lists: placesOf(lists, settings), places: entriesOf(DEFAULT_MENU, settings, viewer) };
}
