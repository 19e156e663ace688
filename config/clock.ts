/** How often a clock on the page is set, in milliseconds (spec §9, OP-099). */
export const CLOCK_REFRESH_MS = 60_000;

/** How long a browser may look for its position, and the geocoder may think, in milliseconds (spec §4, CNTRY-10). */
export const GEOLOCATION_TIMEOUT_MS = 10_000;
