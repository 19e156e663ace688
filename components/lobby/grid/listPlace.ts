/** Where a player left a list: its address, how far it was opened, in games, and how far the page was scrolled, in pixels. */
export type ListPlace = { address: string; open: number; scroll: number };

/**
 * The entry of the browser's history that is shown. The browser's own name for it stays when the document is loaded anew:
 * Next does that by itself when a page is slow to come. Next's name, for older browsers, does not.
 */
export const currentEntry = (): string | null =>
  (window as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry?.key ??
  (history.state as { key?: string } | null)?.key ??
  null;

const storageName = (entry: string) => `list ${entry}`;

/** What a list is called here: the address of its page. */
export const currentList = (): string => location.pathname + location.search;

/** Where this list was left at that entry of the history; null when it was not, also where storage is blocked. */
export function readPlace(entry: string, list: string): ListPlace | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(storageName(entry)) ?? 'null');
    const { address, open, scroll } = (place ?? {}) as Partial<Record<keyof ListPlace, unknown>>;
    return address === list && Number.isSafeInteger(open) && Number.isFinite(scroll) ? (place as ListPlace) : null;
  } catch {
    return null;
  }
}

/** Remembers where a list was left, for this tab. */
export function writePlace(entry: string, place: ListPlace): void {
  try {
    sessionStorage.setItem(storageName(entry), JSON.stringify(place));
  } catch {
    // Blocked or full: going back begins at the top.
  }
}
