/** Update interval of clocks on the page, in milliseconds (spec §9, OP-099). */
export const CLOCK_REFRESH_MS = 60_000;

/** Timeout of the browser's geolocation, and of the geocoder, in milliseconds (spec §4, CNTRY-10). */
export const GEOLOCATION_TIMEOUT_MS = 10_000;
