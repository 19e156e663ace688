import { minorOf, toDecimal } from '../money/money';

/** A player's limit; amounts are decimal strings of `currency`, null for no limit. */
export type LimitStanding = {
  amount: string | null;
  currency: string;
  /** A pending raise and the instant it takes effect. */
  pending: { amount: string | null; from: string } | null;
};

/** Effect of a change: immediate, delayed, cancels a pending raise, or none. */
export type ChangeEffect = 'atOnce' | 'waits' | 'takesBack' | 'none';

/** Delay before a raised limit takes effect (ADR 0012). */
export const RAISE_WAIT_MS = 24 * 3_600_000;

/** Effect of requesting an amount of a limit whose raise waits (null: no limit), by the same rule as the server. */
export function effectOf({ amount, currency, pending }: LimitStanding, asked: string | null): ChangeEffect {
  const [present, wanted] = [minorOf(amount, currency), minorOf(asked, currency)];
  if (wanted === present) return pending ? 'takesBack' : 'none';
  if (pending && wanted === minorOf(pending.amount, currency)) return 'none';
  const isRaise = present !== null && (wanted === null || wanted > present);
  return isRaise ? 'waits' : 'atOnce';
}

/**
 * When a delayed change takes effect: lowering a pending raise keeps its time, any other change waits 24 hours, or as long as the market
 * says.
 */
export function holdsFrom(
  { pending, currency }: LimitStanding,
  asked: string | null,
  now: Date,
  raiseWaitMs: number = RAISE_WAIT_MS,
): Date {
  const waiting = pending && minorOf(pending.amount, currency);
  const wanted = minorOf(asked, currency);
  const isReduced = pending !== null && wanted !== null && (waiting === null || wanted <= waiting);
  return isReduced ? new Date(pending.from) : new Date(now.getTime() + raiseWaitMs);
}

/** Used share of a limit, 0 to 1; null without a limit or what is used. A limit of zero counts as fully used. */
export function usedShare({ amount, currency }: LimitStanding, used: string | null): number | null {
  const [limit, spent] = [minorOf(amount, currency), minorOf(used, currency)];
  if (limit === null || spent === null) return null;
  return limit === 0n || spent >= limit ? 1 : Number((spent * 1000n) / limit) / 1000;
}

/** What is left of a limit, never below zero; null without a limit or what is used. A decimal string of `currency`. */
export function leftOf({ amount, currency }: LimitStanding, used: string | null): string | null {
  const [limit, spent] = [minorOf(amount, currency), minorOf(used, currency)];
  if (limit === null || spent === null) return null;
  return toDecimal(limit > spent ? limit - spent : 0n, currency);
}
