/** Paths remembered per visit (TRK-09). */
export const MAX_VISITED = 5;

/** How long a path must stay open before its page view is counted, in milliseconds (spec §9). */
export const PAGE_VIEW_DELAY_MS = 300;

/** Appends a path to the visited ones, dropping the oldest beyond the limit. */
export const visit = (visited: readonly string[], path: string): readonly string[] =>
  [...visited, path].slice(-MAX_VISITED);
