import { readStored, TAB_STORED, writeStored } from '@/services/browser/storage';

/** Where a player left a list: its URL, the number of opened games, and the scroll position in pixels. */
export type ListPlace = { address: string; open: number; scroll: number };

/**
 * Key of the current history entry. The Navigation API's key survives a reload, which Next triggers by itself when a
 * page is slow to load; the fallback, Next's key, does not.
 */
export const currentEntry = (): string | null =>
  (window as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry?.key ??
  (history.state as { key?: string } | null)?.key ??
  null;

/** Identifies a list by the URL of its page. */
export const currentList = (): string => location.pathname + location.search;

/** Where this list was left at that history entry; null if it was not. */
export function readPlace(entry: string, list: string): ListPlace | null {
  try {
    const place: unknown = JSON.parse(readStored(TAB_STORED.listPlace(entry)) ?? 'null');
    const { address, open, scroll } = (place ?? {}) as Partial<Record<keyof ListPlace, unknown>>;
    return address === list && Number.isSafeInteger(open) && Number.isFinite(scroll) ? (place as ListPlace) : null;
  } catch {
    return null;
  }
}

/** Remembers where a list was left, per tab. */
export const writePlace = (entry: string, place: ListPlace): void =>
  writeStored(TAB_STORED.listPlace(entry), JSON.stringify(place));
