const stored = (cookie: string | undefined): string =>
  /(?:^|;\s*)countryCode=([A-Za-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1] ?? '';

/** The country in a request's cookies if it is a known two-letter code, in any case; else '' (OP-006, OP-053). */
export function countryOf(cookie: string | undefined, countries: ReadonlySet<string>): string {
  const code = stored(cookie).toUpperCase();
  return countries.has(code) ? code : '';
}

/** The country to store in a cookie; null if it is already stored or not a valid code (OP-006). */
export function countryToStore(cookie: string, country: string): string | null {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || stored(cookie) === code) return null;
  return code;
}
