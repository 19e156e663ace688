import { minorOf } from '../money/money';
import { effectOf, type LimitStanding } from './limitChange';
import type { LimitKind } from './options';

/** Which changes wait until the limit's lock expires: raises only, or all (OP-096). */
export type BetLimitLock = 'raise' | 'both';

/** Effect of a bet limit change: immediate, refused by the lock, or none. */
export type BetLimitEffect = 'atOnce' | 'locked' | 'none';

/**
 * Effect of requesting an amount (null: no limit) at `now`, by the same rule as the server: a first limit is immediate,
 * and so is lowering unless the lock is 'both'; raising and removing wait until `lockedUntil` (LIM-13).
 */
export function betEffectOf(
  { amount, currency, lockedUntil }: LimitStanding & { lockedUntil: string | null },
  asked: string | null,
  { lock, now }: { lock: BetLimitLock; now: Date },
): BetLimitEffect {
  const [present, wanted] = [minorOf(amount, currency), minorOf(asked, currency)];
  if (wanted === present) return 'none';
  const isRaise = present !== null && (wanted === null || wanted > present);
  const isLocked = lockedUntil !== null && new Date(lockedUntil) > now;
  return isLocked && (isRaise || lock === 'both') ? 'locked' : 'atOnce';
}

/** Whether requesting an amount (null: no limit) would not change a limit of any kind. */
export const isUnchanged = (limit: LimitStanding & { kind: LimitKind }, asked: string | null): boolean =>
  limit.kind === 'deposit'
    ? effectOf(limit, asked) === 'none'
    : minorOf(limit.amount, limit.currency) === minorOf(asked, limit.currency);
