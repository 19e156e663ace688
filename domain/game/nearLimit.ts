import { toDecimal, toMinor } from '@/domain/money/money';
import { usedShare, type LimitStanding } from '@/domain/protection/limitChange';
import type { LimitKind, LimitPeriod } from '@/domain/protection/options';

/** Used share of a limit from which the player is warned. */
export const NEAR_SHARE = 0.8;

type PlayLimit = LimitStanding & { kind: LimitKind; period: LimitPeriod | null; used: string };

/** A bet or loss limit that is nearly or fully used; `left` and `amount` are decimal strings of `currency`. */
export type NearLimit = {
  kind: 'bet' | 'loss';
  period: LimitPeriod;
  amount: string;
  left: string;
  currency: string;
  reached: boolean;
};

/** What is left of a bet or loss limit; null for others. */
function standing({ kind, period, amount, currency, used }: PlayLimit): (NearLimit & { minor: bigint }) | null {
  if ((kind !== 'bet' && kind !== 'loss') || period === null || amount === null) return null;
  const left = (toMinor(amount, currency) ?? 0n) - (toMinor(used, currency) ?? 0n);
  const minor = left > 0n ? left : 0n;
  return { kind, period, amount, currency, minor, left: toDecimal(minor, currency), reached: left <= 0n };
}

function nearLimit(limit: PlayLimit): (NearLimit & { share: number }) | null {
  const near = standing(limit);
  if (near === null) return null;
  const { minor: _, ...rest } = near;
  const share = usedShare({ amount: near.amount, currency: near.currency, pending: limit.pending }, limit.used);
  return share === null || share < NEAR_SHARE ? null : { ...rest, share };
}

/** The loss limit with the least left, however much that is; null without one. */
export function tightestLoss(limits: readonly PlayLimit[]): NearLimit | null {
  const losses = limits.flatMap((limit) => (limit.kind === 'loss' ? (standing(limit) ?? []) : []));
  const first = losses.reduce<(typeof losses)[number] | null>(
    (least, one) => (least === null || one.minor < least.minor ? one : least),
    null,
  );
  if (first === null) return null;
  const { minor: _, ...limit } = first;
  return limit;
}

/** The bet or loss limit with the largest used share, once at least four fifths are used; null if none is near. */
export function nearestLimit(limits: readonly PlayLimit[]): NearLimit | null {
  const near = limits.flatMap((limit) => nearLimit(limit) ?? []);
  const first = near.reduce<(typeof near)[number] | null>(
    (best, one) => (best === null || one.share > best.share ? one : best),
    null,
  );
  if (first === null) return null;
  const { share: _, ...limit } = first;
  return limit;
}
