import { type LimitPeriod } from '@/domain/protection/options';
import { HOUR_MS } from '@/domain/time/lengths';
import { type LimitRow } from './schema';

/** The rolling windows of limits: 24 hours, 7 days, 30 days (ADR 0012). */
const WINDOWS_MS: Readonly<Record<LimitPeriod, number>> = {
  0: 24 * HOUR_MS,
  1: 7 * 24 * HOUR_MS,
  2: 30 * 24 * HOUR_MS,
};

/** How long a raised limit waits before it takes effect. */
export const RAISE_WAIT_MS = 24 * HOUR_MS;

/** The start of a limit's rolling window. */
export const windowStart = (period: LimitPeriod, now: Date): Date => new Date(now.getTime() - WINDOWS_MS[period]);

/** The first instant at which what was done at `done` is no longer within a limit's rolling window. */
export const windowEnd = (period: LimitPeriod, done: Date): Date => new Date(done.getTime() + WINDOWS_MS[period] + 1);

/** A limit and its pending change. Amounts in minor units, null for no limit. */
export type LimitState = Pick<LimitRow, 'amount' | 'pendingAmount' | 'pendingFrom' | 'pendingConfirm'>;

export const NO_LIMIT: LimitState = { amount: null, pendingAmount: null, pendingFrom: null, pendingConfirm: false };

/** The limit in force at `now`: a pending change that is due has taken effect, unless it waits for a confirmation. */
export function standing(state: LimitState, now: Date): LimitState {
  if (state.pendingFrom === null || state.pendingFrom > now || state.pendingConfirm) return state;
  return { ...NO_LIMIT, amount: state.pendingAmount };
}

/** Whether `one` allows more than `other`; null is unlimited. */
export const allowsMore = (one: bigint | null, other: bigint | null): boolean =>
  other !== null && (one === null || one > other);

/**
 * A limit after a player requests `asked` (null removes it). A decrease takes effect at once and drops a pending raise;
 * so does requesting the same amount. An increase waits as long as the market says, and a pending raise that is reduced
 * keeps its time.
 */
export function changed(
  before: LimitState,
  asked: bigint | null,
  now: Date,
  { waitMs = RAISE_WAIT_MS, confirms = false }: { waitMs?: number; confirms?: boolean } = {},
): LimitState {
  const { amount, pendingAmount, pendingFrom, pendingConfirm } = standing(before, now);
  if (!allowsMore(asked, amount)) return { ...NO_LIMIT, amount: asked };
  const waitsAlready = pendingFrom !== null && !allowsMore(asked, pendingAmount);
  return {
    amount,
    pendingAmount: asked,
    pendingFrom: waitsAlready ? pendingFrom : new Date(now.getTime() + waitMs),
    // What was begun under the stricter rule ends under it.
    pendingConfirm: confirms || (waitsAlready && pendingConfirm),
  };
}

/** A limit after its player has confirmed the raise that waits for it; null where none does, or not yet. */
export function confirmed({ pendingAmount, pendingFrom, pendingConfirm }: LimitState, now: Date): LimitState | null {
  if (!pendingConfirm || pendingFrom === null || pendingFrom > now) return null;
  return { ...NO_LIMIT, amount: pendingAmount };
}
