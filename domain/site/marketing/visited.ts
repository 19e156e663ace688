/** How many paths of a visit are remembered (TRK-09). */
export const MAX_VISITED = 5;

/** How long a path must stay before its view counts, in milliseconds (spec §9). */
export const PAGE_VIEW_DELAY_MS = 300;

/** The paths visited lately with another one, oldest first; the oldest gives way. */
export const visit = (visited: readonly string[], path: string): readonly string[] =>
  [...visited, path].slice(-MAX_VISITED);
