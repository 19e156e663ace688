import { CASINO_LISTS, DEFAULT_MENU, type NavItem } from '@/config/pages/navigation';
import type { PageKey } from '@/config/pages/pageUrls';
import type { Settings } from '@/config/settings';
import { safeHref } from '@/domain/links/safeHref';
import { isAbsent, isAbsentAddress } from '../absent';
import { pageUrl, type PageUrlSettings } from './pageUrl';

/** A menu entry, ready to render: a link, or a group of links. */
export type MenuPlace = { key: string; label: string | null; icon: string | null; href: string };
export type MenuGroup = { key: string; label: string | null; icon: string | null; items: readonly MenuPlace[] };
export type MenuEntry = MenuPlace | MenuGroup;

/** The casino's game lists, followed by all other entries. */
export type Menu = { lists: readonly MenuPlace[]; places: readonly MenuEntry[] };

/** Who is viewing, and the existing categories (null while unknown). */
export type MenuViewer = {
  scope: 'guest' | 'user';
  categories: readonly string[] | null;
  /** Self-excluded players see no links to deposits and offers (SESS-10). */
  excluded?: boolean;
  /** In quiet mode there are no links to offers; deposits and the player's own bonuses stay. */
  quiet?: boolean;
  /** Players who opted out of calendars see no links to them (LIM-11). */
  noCalendar?: boolean;
};

type PlaceSettings = PageUrlSettings & Pick<Settings, 'absent'>;
type MenuSettings = PlaceSettings & { readonly navigation: readonly NavItem[] | null };

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry;

const PROMOTED: readonly PageKey[] = [
  ...(['promotions', 'promotion', 'freemoney'] as const),
  ...(['tournaments', 'cashback', 'vip', 'vip-club'] as const),
];
const OFFERS: readonly PageKey[] = ['deposit', 'my-bonuses', ...PROMOTED];

const leadsTo = (pages: readonly PageKey[], { page }: NavItem) => pages.some((key) => key === page);

const isFor = (item: NavItem, { scope, excluded, quiet, noCalendar }: MenuViewer) =>
  (!item.scope || item.scope === 'any' || item.scope === scope) &&
  !(excluded && leadsTo(OFFERS, item)) &&
  !(quiet && leadsTo(PROMOTED, item)) &&
  !(noCalendar && item.page === ('cashback' satisfies PageKey));

function hrefOf({ page, panelPage, href }: NavItem, settings: PageUrlSettings): string | null {
  if (panelPage && settings.navigationSystem === 'panel') return pageUrl(panelPage, settings);
  return page === undefined ? safeHref(href ?? '') : pageUrl(page, settings);
}

/** Where nobody can deposit, the page of deposits only lists the ways to pay, and our word for it says so. */
const keyOf = ({ key, page }: NavItem, settings: PlaceSettings) =>
  page === ('deposit' satisfies PageKey) && key === page && isAbsent('deposit', settings) ? 'payments' : key;

function place(item: NavItem, settings: PlaceSettings): MenuPlace[] {
  const { label = null, icon = null } = item;
  const key = keyOf(item, settings);
  const href = hrefOf(item, settings);
  return href === null || isAbsentAddress(href, settings) ? [] : [{ key, label, icon, href }];
}

/** Resolves items to links; items with an unsafe address, or of something not offered, are dropped. */
export const placesOf = (items: readonly NavItem[], settings: PlaceSettings): MenuPlace[] =>
  items.flatMap((item) => place(item, settings));

/** The entries visible to this viewer; empty groups are dropped (NAV-22). */
export function entriesOf(items: readonly NavItem[], settings: PlaceSettings, viewer: MenuViewer): MenuEntry[] {
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

/** Whether a casino list has games. While unknown, all lists except live casino are assumed to. */
const isThere = ({ key, category }: NavItem, categories: readonly string[] | null) =>
  category === undefined || (categories ? categories.includes(category) : key !== 'live-casino');

/** The menu for a viewer: the default one, or entirely the operator's (NAV-20, NAV-22, CONF-31, OP-016). */
export function menuOf(settings: MenuSettings, viewer: MenuViewer): Menu {
  if (settings.navigation) return { lists: [], places: entriesOf(settings.navigation, settings, viewer) };
  const lists = CASINO_LISTS.filter((item) => isThere(item, viewer.categories));
  return { lists: placesOf(lists, settings), places: entriesOf(DEFAULT_MENU, settings, viewer) };
}
