import { LRUCache } from 'lru-cache';
import type { RateLimits } from '../start/env';

/** What a call counts against. */
export type RateClaim = { kind: keyof RateLimits; key: string };

/** Beyond these, whoever was silent longest is forgotten, and may begin anew. */
const MAX_CALLERS = 100_000;
const MINUTE_MS = 60_000;

/** Calls left, and when that was counted. */
type Account = { left: number; at: number };

/**
 * Returns a function that counts a call, or tells in how many seconds one may be made. A caller who was silent may use a
 * minute's calls at once; a refused call costs nothing.
 */
export function createRates(limits: RateLimits, now: () => number): (claims: readonly RateClaim[]) => number {
  const accounts = new LRUCache<string, Account>({ max: MAX_CALLERS });

  const accountOf = ({ kind, key }: RateClaim): Account => {
    const name = `${kind} ${key}`;
    const limit = limits[kind];
    const account = accounts.get(name) ?? { left: limit, at: now() };
    account.left = Math.min(limit, account.left + ((now() - account.at) * limit) / MINUTE_MS);
    account.at = now();
    accounts.set(name, account);
    return account;
  };

  return (claims) => {
    const counted = claims
      .filter(({ kind }) => limits[kind] > 0)
      .map((claim) => ({ limit: limits[claim.kind], account: accountOf(claim) }));
    const waits = counted.map(({ limit, account }) => Math.ceil(((1 - account.left) * MINUTE_MS) / limit / 1_000));
    const wait = Math.max(0, ...waits);
    if (wait === 0) for (const { account } of counted) account.left -= 1;
    return wait;
  };
}
