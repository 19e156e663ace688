import { effectOf, minorOf, type LimitStanding } from './limitChange';
import type { LimitKind } from './options';

/** Which changes wait until a limit is unlocked: raising alone, or every one (OP-096). */
export type BetLimitLock = 'raise' | 'both';

/** What a change of a bet limit comes to: it holds at once, the lock stands before it, or it changes nothing. */
export type BetLimitEffect = 'atOnce' | 'locked' | 'none';

/**
 * What asking for an amount (null: no limit) comes to at `now`, by the rule the server decides by: a first limit holds at
 * once, lowering too, unless the lock is for both; raising and taking away wait until `lockedUntil` (LIM-13).
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

/** Whether asking for an amount (null: no limit) would leave a limit of any kind as it is. */
export const isUnchanged = (limit: LimitStanding & { kind: LimitKind }, asked: string | null): boolean =>
  limit.kind === 'deposit'
    ? effectOf(limit, asked) === 'none'
    : minorOf(limit.amount, limit.currency) === minorOf(asked, limit.currency);
