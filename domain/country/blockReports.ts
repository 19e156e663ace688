/** How many reports a browser remembers (OP-066). */
export const REPORTS_KEPT = 50;

/** Of an address no more is kept: it names a page, and may hold tokens. */
const MAX_KEY = 500;

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** The keys of a stored text, oldest first; what is no key is left out. */
export function readReports(stored: string | null): string[] {
  const list = stored === null ? null : parsed(stored);
  if (!Array.isArray(list)) return [];
  return list.filter((key): key is string => typeof key === 'string' && key.length <= MAX_KEY).slice(-REPORTS_KEPT);
}

/** What tells one report from another: address, country and page (CNTRY-03). */
export const reportKey = (ip: string, country: string, url: string): string =>
  JSON.stringify([ip, country, url]).slice(0, MAX_KEY);

/** The text to store once this report was made; null when it was made before. The oldest give way (OP-066). */
export function withReport(stored: string | null, key: string): string | null {
  const known = readReports(stored);
  return known.includes(key) ? null : JSON.stringify([...known, key].slice(-REPORTS_KEPT));
}
