/** Where a player left a list: its address, how far it was opened, in games, and how far the page was scrolled, in pixels. */
export type ListPlace = { address: string; open: number; scroll: number };

/** The entry of the browser's history that is shown: Next names each; going back to one finds its name again. */
export const currentEntry = (): string | null => (history.state as { key?: string } | null)?.key ?? null;

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
