import { type LimitPeriod } from '@/domain/protection/options';
import { type LimitRow } from '../db/schema/protection';

const HOUR_MS = 3_600_000;

/** How far back a limit looks from each moment: 24 hours, 7 days, 30 days (ADR 0012). */
const WINDOWS_MS: Readonly<Record<LimitPeriod, number>> = {
  0: 24 * HOUR_MS,
  1: 7 * 24 * HOUR_MS,
  2: 30 * 24 * HOUR_MS,
};

/** How long a raised limit waits before it holds. */
export const RAISE_WAIT_MS = 24 * HOUR_MS;

/** From when on deposits count against the limit of a period. */
export const windowStart = (period: LimitPeriod, now: Date): Date => new Date(now.getTime() - WINDOWS_MS[period]);

/** What a limit is, and what it is going to be. Amounts in minor units, null for no limit. */
export type LimitState = Pick<LimitRow, 'amount' | 'pendingAmount' | 'pendingFrom'>;

export const NO_LIMIT: LimitState = { amount: null, pendingAmount: null, pendingFrom: null };

/** A limit as it stands at a moment: a change whose time has come is no longer pending. */
export function standing(state: LimitState, now: Date): LimitState {
  if (state.pendingFrom === null || state.pendingFrom > now) return state;
  return { ...NO_LIMIT, amount: state.pendingAmount };
}

/** Whether `one` allows more than `other`; null allows everything. */
export const allowsMore = (one: bigint | null, other: bigint | null): boolean =>
  other !== null && (one === null || one > other);

/**
 * A limit after a player asked for `asked` (null takes it away). Lower holds at once and drops a waiting raise, as the
 * same amount does; higher waits 24 hours from now, and a raise that is reduced keeps the time it waits for.
 */
export function changed(before: LimitState, asked: bigint | null, now: Date): LimitState {
  const { amount, pendingAmount, pendingFrom } = standing(before, now);
  if (!allowsMore(asked, amount)) return { ...NO_LIMIT, amount: asked };
  const waitsAlready = pendingFrom !== null && !allowsMore(asked, pendingAmount);
  return {
    amount,
    pendingAmount: asked,
    pendingFrom: waitsAlready ? pendingFrom : new Date(now.getTime() + RAISE_WAIT_MS),
  };
}
