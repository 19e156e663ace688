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

function nearLimit({
  kind,
  period,
  amount,
  currency,
  pending,
  used,
}: PlayLimit): (NearLimit & { share: number }) | null {
  if ((kind !== 'bet' && kind !== 'loss') || period === null || amount === null) return null;
  const share = usedShare({ amount, currency, pending }, used);
  if (share === null || share < NEAR_SHARE) return null;
  const left = (toMinor(amount, currency) ?? 0n) - (toMinor(used, currency) ?? 0n);
  return {
    kind,
    period,
    amount,
    currency,
    share,
    left: toDecimal(left > 0n ? left : 0n, currency),
    reached: left <= 0n,
  };
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
