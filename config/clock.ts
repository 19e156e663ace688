/** How often a clock on the page is set, in milliseconds (spec §9, OP-099). */
export const CLOCK_REFRESH_MS = 60_000;
