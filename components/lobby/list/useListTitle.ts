import type { Category } from '@/domain/game/game';
import { useT, type TextKey } from '@/hooks/useT';

/** Titles of lists that have their own page, even if the backend has no games for them. */
const TITLES: Readonly<Record<string, TextKey>> = {
  'live-casino': 'lobby.liveTitle',
  slots: 'lobby.slotsTitle',
  popular: 'lobby.popularTitle',
};

/** The heading of a list: the category's name from the backend, otherwise a built-in title. */
export function useListTitle(category: string | null, categories: readonly Category[]): string {
  const t = useT();
  const named = categories.find(({ id }) => id === category)?.name;
  return named ?? t(category !== null && Object.hasOwn(TITLES, category) ? TITLES[category]! : 'lobby.title');
}
