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
function standing({ kind, period, amount, currency, used }: PlayLimit): NearLimit | null {
  if ((kind !== 'bet' && kind !== 'loss') || period === null || amount === null) return null;
  const left = (toMinor(amount, currency) ?? 0n) - (toMinor(used, currency) ?? 0n);
  const minor = left > 0n ? left : 0n;
  return { kind, period, amount, currency, left: toDecimal(minor, currency), reached: left <= 0n };
}

function nearLimit(limit: PlayLimit): (NearLimit & { share: number }) | null {
  const near = standing(limit);
  if (near === null) return null;
  const share = usedShare({ amount: near.amount, currency: near.currency, pending: limit.pending }, limit.used);
  return share === null || share < NEAR_SHARE ? null : { ...near, share };
}

/** From this share on the bar warns, before the note below the game does. */
const WARNED_SHARE = 0.75;

/** What is left of a limit of a period: `used` is its share, from 0 to 1; `left` is never below zero. */
export type LimitLeft = {
  kind: 'deposit' | 'bet' | 'loss';
  period: LimitPeriod;
  amount: string;
  left: string;
  currency: string;
  used: number;
  tone: 'free' | 'near' | 'used';
};

/** Every limit of a period that the player has set, the fullest one first; of two alike, losses come before stakes. */
export function limitsLeft(limits: readonly PlayLimit[]): LimitLeft[] {
  const KINDS = ['loss', 'bet', 'deposit'] as const;
  const standing = limits.flatMap((limit): LimitLeft[] => {
    const { kind, period, amount, currency } = limit;
    const share = usedShare(limit, limit.used);
    if (kind === 'maxBet' || period === null || amount === null || share === null) return [];
    const minor = (toMinor(amount, currency) ?? 0n) - (toMinor(limit.used, currency) ?? 0n);
    const left = toDecimal(minor > 0n ? minor : 0n, currency);
    const tone = minor <= 0n ? 'used' : share >= WARNED_SHARE ? 'near' : 'free';
    return [{ kind, period, amount, left, currency, used: Math.min(1, share), tone }];
  });
  return standing.sort(
    (one, other) =>
      other.used - one.used || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.period - other.period,
  );
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
