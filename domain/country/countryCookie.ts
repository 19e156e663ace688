/** The country in a request's cookies if it is a known two-letter code; else '' (OP-006). */
export function countryOf(cookie: string | undefined, countries: ReadonlySet<string>): string {
  const code = /(?:^|;\s*)countryCode=([A-Z]{2})(?:;|$)/.exec(cookie ?? '')?.[1] ?? '';
  return countries.has(code) ? code : '';
}

/** The country to store in a cookie; null if it is already stored or not a valid code (OP-006). */
export function countryToStore(cookie: string, country: string): string | null {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || countryOf(cookie, new Set([code])) !== '') return null;
  return code;
}
