import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { ALWAYS } from '@/config/pages/navigation';
import { currentPlace, type CurrentPlace } from '@/domain/site/navigation/currentPlace';
import { isGroup, menuOf, placesOf, type Menu, type MenuEntry, type MenuPlace } from '@/domain/site/navigation/menu';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useScope } from './useScope';
import { useSettings } from '@/hooks/useSettings';
import { useShell } from '../ShellContext';

/** The menu of this page: its places, those that are always shown, and the one that the page belongs to. */
export type PageMenu = Menu & { always: readonly MenuPlace[]; current: CurrentPlace };

const hrefsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => (isGroup(entry) ? hrefsOf(entry.items) : entry.href));

/** The menu for these settings, this visitor and this page (NAV-20, NAV-22, CONF-31). */
export function useMenu(): PageMenu {
  const settings = useSettings();
  const scope = useScope();
  const excluded = useExcluded() !== null;
  const noCalendar = useNoCalendar();
  const { categories } = useShell();
  const { pathname, query } = useRouter();
  const category = typeof query.category === 'string' ? query.category : undefined;
  return useMemo(() => {
    const menu = menuOf(settings, { scope, categories, excluded, noCalendar });
    const always = placesOf(ALWAYS, settings);
    const hrefs = hrefsOf([...menu.lists, ...menu.places]);
    return { ...menu, always, current: currentPlace(hrefs, pathname, category) };
  }, [settings, scope, excluded, noCalendar, categories, pathname, category]);
}
