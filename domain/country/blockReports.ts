/** Maximum reports remembered per browser (OP-066). */
export const REPORTS_KEPT = 50;

/** Keys are truncated because a URL can be long and may hold tokens. */
const MAX_KEY = 500;

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** Parses the stored keys, oldest first; invalid ones are dropped. */
export function readReports(stored: string | null): string[] {
  const list = stored === null ? null : parsed(stored);
  if (!Array.isArray(list)) return [];
  return list.filter((key): key is string => typeof key === 'string' && key.length <= MAX_KEY).slice(-REPORTS_KEPT);
}

/** Identity of a report: IP address, country and page (CNTRY-03). */
export const reportKey = (ip: string, country: string, url: string): string =>
  JSON.stringify([ip, country, url]).slice(0, MAX_KEY);

/** The text to store after a report; null if it was already reported. The oldest are dropped (OP-066). */
export function withReport(stored: string | null, key: string): string | null {
  const known = readReports(stored);
  return known.includes(key) ? null : JSON.stringify([...known, key].slice(-REPORTS_KEPT));
}
