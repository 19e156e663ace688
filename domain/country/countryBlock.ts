import type { VisitorLocation } from './location';

/** What an operator decides about where it may not offer its games. */
export type BlockRules = {
  /** Codes of the countries it must not serve, in any case (CONF-15). */
  excluded: readonly string[];
  /** Addresses that are let through wherever they are (OP-063). */
  whitelistedIps: readonly string[];
};

const same = (one: string) => one.trim().toLowerCase();

/** Whether a country is on the list; one that is not known is on none. */
export const isExcluded = (country: string | null, excluded: readonly string[]): boolean =>
  country !== null && same(country) !== '' && excluded.some((code) => same(code) === same(country));

/**
 * Whether visitors from this place are blocked: the country is excluded and no address of theirs is whitelisted, by the
 * settings or by the backend itself (CNTRY-01, OP-063).
 */
export function isBlockedPlace(
  { country, ips, whitelisted }: Pick<VisitorLocation, 'country' | 'ips' | 'whitelisted'>,
  { excluded, whitelistedIps }: BlockRules,
): boolean {
  if (whitelisted || !isExcluded(country, excluded)) return false;
  const allowed = new Set(whitelistedIps.map(same));
  return !ips.some((ip) => allowed.has(same(ip)));
}

/** What of a visitor lifts the block, as texts of address and storage. */
export type BlockExemptions = {
  /** The session token. */
  token: string | null;
  /** The parameter `whitelisted` of the address; null where the operator does not heed it (OP-064). */
  whitelistQuery: string | null;
  /** The flag kept of it. */
  whitelistFlag: string | null;
  /** 'true' once another place was proved (OP-066). */
  verified: string | null;
  userAgent: string;
};

/** Who never sees the overlay: players, whitelisted and verified visitors, and bots (CNTRY-04 to CNTRY-07). */
export const isExempt = ({ token, whitelistQuery, whitelistFlag, verified, userAgent }: BlockExemptions): boolean =>
  Boolean(token) || whitelistQuery === '1' || whitelistFlag === '1' || verified === 'true' || /bot/i.test(userAgent);

/** What a browser keeps of the block. */
export type BlockMarks = {
  /** The excluded country in which the visitor was last seen (CNTRY-02). */
  remembered: string | null;
  verified: string | null;
};

/**
 * The marks after the visitor was seen at a place: a blocked country is remembered; proof of another place counts as long
 * as the country stays the one it was given for (OP-066). A place without a country says nothing.
 */
export function marksAfter(
  { remembered, verified }: BlockMarks,
  { country, blocked }: { country: string | null; blocked: boolean },
): BlockMarks {
  if (country === null) return { remembered, verified };
  const still = verified !== null && country === remembered;
  return { remembered: blocked || still ? country : null, verified: still ? verified : null };
}
