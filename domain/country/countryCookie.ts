/** The country that a request's cookies tell, if it is one of the known two-letter codes; else '' (OP-006). */
export function countryOf(cookie: string | undefined, countries: ReadonlySet<string>): string {
  const code = /(?:^|;\s*)countryCode=([A-Z]{2})(?:;|$)/.exec(cookie ?? '')?.[1] ?? '';
  return countries.has(code) ? code : '';
}

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * What to set as the document's cookie, so that it tells this country from now on; null when it does so already, or when
 * it is no country (OP-006).
 */
export function countryCookie(cookie: string, country: string): string | null {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || countryOf(cookie, new Set([code])) !== '') return null;
  return `countryCode=${code}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
}
