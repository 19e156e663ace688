import { toMinor } from '../money/money';

/** A limit as its player sees it: amounts are decimal strings of `currency`, null for no limit. */
export type LimitStanding = {
  amount: string | null;
  currency: string;
  /** A raise that waits, and the instant from which it holds. */
  pending: { amount: string | null; from: string } | null;
};

/** What a change comes to: it holds at once, waits, takes a waiting raise back, or changes nothing. */
export type ChangeEffect = 'atOnce' | 'waits' | 'takesBack' | 'none';

/** How long a raised limit waits (ADR 0012). */
export const RAISE_WAIT_MS = 24 * 3_600_000;

/** In minor units; null stays null. */
export const minorOf = (amount: string | null, currency: string): bigint | null =>
  amount === null ? null : toMinor(amount, currency);

/** What asking for an amount of a deposit limit (null: no limit) comes to, by the rule the server decides by. */
export function effectOf({ amount, currency, pending }: LimitStanding, asked: string | null): ChangeEffect {
  const [present, wanted] = [minorOf(amount, currency), minorOf(asked, currency)];
  if (wanted === present) return pending ? 'takesBack' : 'none';
  if (pending && wanted === minorOf(pending.amount, currency)) return 'none';
  const isRaise = present !== null && (wanted === null || wanted > present);
  return isRaise ? 'waits' : 'atOnce';
}

/** When a change that waits will hold: a waiting raise that is reduced keeps its time, any other waits 24 hours from now. */
export function holdsFrom({ pending, currency }: LimitStanding, asked: string | null, now: Date): Date {
  const waiting = pending && minorOf(pending.amount, currency);
  const wanted = minorOf(asked, currency);
  const isReduced = pending !== null && wanted !== null && (waiting === null || wanted <= waiting);
  return isReduced ? new Date(pending.from) : new Date(now.getTime() + RAISE_WAIT_MS);
}

/** How much of a limit is used, 0 to 1; null without a limit. A limit of nothing is used up. */
export function usedShare({ amount, currency }: LimitStanding, used: string): number | null {
  const [limit, spent] = [minorOf(amount, currency), minorOf(used, currency)];
  if (limit === null || spent === null) return null;
  return limit === 0n || spent >= limit ? 1 : Number((spent * 1000n) / limit) / 1000;
}
