/** The country in a request's cookies if it is a known two-letter code; else '' (OP-006). */
export function countryOf(cookie: string | undefined, countries: ReadonlySet<string>): string {
  const code = /(?:^|;\s*)countryCode=([A-Z]{2})(?:;|$)/.exec(cookie ?? '')?.[1] ?? '';
  return countries.has(code) ? code : '';
}

const YEAR_S = 365 * 24 * 60 * 60;

/** The document.cookie string that stores a country; null if it is already stored or not a valid code (OP-006). */
export function countryCookie(cookie: string, country: string): string | null {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || countryOf(cookie, new Set([code])) !== '') return null;
  return `countryCode=${code}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
}
