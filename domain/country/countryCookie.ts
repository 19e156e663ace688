/** The country that a request's cookies tell, if it is one of the known two-letter codes; else '' (OP-006). */
export function countryOf(cookie: string | undefined, countries: ReadonlySet<string>): string {
  const code = /(?:^|;\s*)countryCode=([A-Z]{2})(?:;|$)/.exec(cookie ?? '')?.[1] ?? '';
  return countries.has(code) ? code : '';
}
