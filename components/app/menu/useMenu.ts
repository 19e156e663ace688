import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { ALWAYS, type NavItem } from '@/config/pages/navigation';
import { currentPlace, type CurrentPlace } from '@/domain/site/navigation/currentPlace';
import {
  entriesOf,
  isGroup,
  menuOf,
  placesOf,
  type Menu,
  type MenuEntry,
  type MenuPlace,
  type MenuViewer,
} from '@/domain/site/navigation/menu';
import { useQuiet } from '@/hooks/player/useQuiet';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useScope } from './useScope';
import { useSettings } from '@/hooks/useSettings';
import { useShell } from '../ShellContext';

/** The menu of this page: its places, those that are always shown, and the one that the page belongs to. */
export type PageMenu = Menu & { always: readonly MenuPlace[]; current: CurrentPlace };

const hrefsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => (isGroup(entry) ? hrefsOf(entry.items) : entry.href));

function useViewer(): MenuViewer {
  const scope = useScope();
  const excluded = useExcluded() !== null;
  const noCalendar = useNoCalendar();
  const quiet = useQuiet();
  const { categories } = useShell();
  return useMemo(
    () => ({ scope, categories, excluded, quiet, noCalendar }),
    [scope, categories, excluded, quiet, noCalendar],
  );
}

/** The entries of another menu that are for this visitor (CONF-31). */
export const useEntries = (items: readonly NavItem[]): readonly MenuEntry[] =>
  entriesOf(items, useSettings(), useViewer());

/** The menu for these settings, this visitor and this page (NAV-20, NAV-22, CONF-31). */
export function useMenu(): PageMenu {
  const settings = useSettings();
  const viewer = useViewer();
  const { pathname, query } = useRouter();
  const category = typeof query.category === 'string' ? query.category : undefined;
  return useMemo(() => {
    const menu = menuOf(settings, viewer);
    const always = placesOf(ALWAYS, settings);
    const hrefs = hrefsOf([...menu.lists, ...menu.places]);
    return { ...menu, always, current: currentPlace(hrefs, pathname, category) };
  }, [settings, viewer, pathname, category]);
}
