import type { VisitorLocation } from './location';

export type BlockRules = {
  /** Excluded country codes, case-insensitive (CONF-15). */
  excluded: readonly string[];
  /** IP addresses exempt from the block (OP-063). */
  whitelistedIps: readonly string[];
};

const same = (one: string) => one.trim().toLowerCase();

/** Whether a country is excluded; false if unknown. */
export const isExcluded = (country: string | null, excluded: readonly string[]): boolean =>
  country !== null && same(country) !== '' && excluded.some((code) => same(code) === same(country));

/**
 * Whether visitors from this place are blocked: the country is excluded and no IP address is whitelisted by the
 * settings or the backend (CNTRY-01, OP-063).
 */
export function isBlockedPlace(
  { country, ips, whitelisted }: Pick<VisitorLocation, 'country' | 'ips' | 'whitelisted'>,
  { excluded, whitelistedIps }: BlockRules,
): boolean {
  if (whitelisted || !isExcluded(country, excluded)) return false;
  const allowed = new Set(whitelistedIps.map(same));
  return !ips.some((ip) => allowed.has(same(ip)));
}

/** What exempts a visitor from the block, as read from the address and storage. */
export type BlockExemptions = {
  token: string | null;
  /** The `whitelisted` query parameter; null if the operator does not enable it (OP-064). */
  whitelistQuery: string | null;
  /** The stored flag of that parameter. */
  whitelistFlag: string | null;
  /** 'true' once the visitor proved to be elsewhere (OP-066). */
  verified: string | null;
  userAgent: string;
};

/**
 * Whether the overlay is never shown: signed-in players, whitelisted and verified visitors, and bots (CNTRY-04 to
 * CNTRY-07).
 */
export const isExempt = ({ token, whitelistQuery, whitelistFlag, verified, userAgent }: BlockExemptions): boolean =>
  Boolean(token) || whitelistQuery === '1' || whitelistFlag === '1' || verified === 'true' || /bot/i.test(userAgent);

/** Stored block state. */
export type BlockMarks = {
  /** The excluded country the visitor was last seen in (CNTRY-02). */
  remembered: string | null;
  verified: string | null;
};

/**
 * The stored state after locating the visitor: a blocked country is remembered; the verification stays valid while the
 * country is the one it was given for (OP-066). An unknown country changes nothing.
 */
export function marksAfter(
  { remembered, verified }: BlockMarks,
  { country, blocked }: { country: string | null; blocked: boolean },
): BlockMarks {
  if (country === null) return { remembered, verified };
  const still = verified !== null && country === remembered;
  return { remembered: blocked || still ? country : null, verified: still ? verified : null };
}
