import { leftOf, usedShare, type LimitStanding } from '@/domain/protection/limitChange';
import type { LimitKind, LimitPeriod } from '@/domain/protection/options';

/** Used share of a limit from which the player is warned. */
export const NEAR_SHARE = 0.8;

type PlayLimit = LimitStanding & { kind: LimitKind; period: LimitPeriod | null; used: string | null };

/** A bet or loss limit that is nearly or fully used; `left` and `amount` are decimal strings of `currency`. */
export type NearLimit = {
  kind: 'bet' | 'loss';
  period: LimitPeriod;
  amount: string;
  left: string;
  currency: string;
  reached: boolean;
};

/** What is left of a bet or loss limit that is near; null for others. */
function nearLimit(limit: PlayLimit): (NearLimit & { share: number }) | null {
  const { kind, period, amount, currency, used } = limit;
  const [share, left] = [usedShare(limit, used), leftOf(limit, used)];
  if ((kind !== 'bet' && kind !== 'loss') || period === null || amount === null) return null;
  return share === null || left === null || share < NEAR_SHARE
    ? null
    : { kind, period, amount, currency, left, reached: share === 1, share };
}

/** From this share on the bar warns, before the note below the game does. */
const WARNED_SHARE = 0.75;

/** What is left of a limit of a period, never below zero, and the share that is used, up to 1; null where unknown. */
export type LimitLeft = {
  kind: 'deposit' | 'bet' | 'loss';
  period: LimitPeriod;
  amount: string;
  left: string | null;
  currency: string;
  used: number | null;
  tone: 'free' | 'near' | 'used';
};

/**
 * Every limit of a period that the player has set, the fullest one first and those of unknown use last; of two alike,
 * losses come before stakes.
 */
export function limitsLeft(limits: readonly PlayLimit[]): LimitLeft[] {
  const KINDS = ['loss', 'bet', 'deposit'] as const;
  const standing = limits.flatMap((limit): LimitLeft[] => {
    const { kind, period, amount, currency } = limit;
    const [share, left] = [usedShare(limit, limit.used), leftOf(limit, limit.used)];
    if (kind === 'maxBet' || period === null || amount === null) return [];
    const tone = share === 1 ? 'used' : share !== null && share >= WARNED_SHARE ? 'near' : 'free';
    return [{ kind, period, amount, left, currency, used: share, tone }];
  });
  const order = ({ used }: LimitLeft) => used ?? -Infinity;
  return standing.sort(
    (one, other) =>
      order(other) - order(one) || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.period - other.period,
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
