import type { Category } from '@/domain/game/game';
import { useT, type TextKey } from '@/hooks/useT';

/** Lists that have a page of their own, whether or not the backend has games for them. */
const TITLES: Readonly<Record<string, TextKey>> = {
  'live-casino': 'lobby.liveTitle',
  slots: 'lobby.slotsTitle',
  popular: 'lobby.popularTitle',
};

/** The heading of a list: its category's name from the backend, else our own. */
export function useListTitle(category: string | null, categories: readonly Category[]): string {
  const t = useT();
  const named = categories.find(({ id }) => id === category)?.name;
  return named ?? t(category !== null && Object.hasOwn(TITLES, category) ? TITLES[category]! : 'lobby.title');
}
