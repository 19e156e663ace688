import { PLAY_LIMIT_LOCK_MS } from '@/domain/protection/playLimitLock';
import { allowsMore } from './limitRule';
import { type OwnLimit } from './limitStore';

/** What the lock applies to: raises only, or every change (the setting betLimitLock, OP-096). */
export type BetLimitLock = 'raise' | 'both';

type Standing = Pick<OwnLimit, 'amount' | 'changedAt'>;

/** The end of a limit's lock; null when it may be changed. A first limit is never locked. */
export function lockedUntil({ amount, changedAt }: Standing, now: Date): Date | null {
  if (amount === null || changedAt === null) return null;
  const until = new Date(changedAt.getTime() + PLAY_LIMIT_LOCK_MS);
  return until > now ? until : null;
}

/**
 * Why a play limit may not become `asked` (null removes it): SUPPORT_ONLY above the brand's ceiling, BET_LIMIT_LOCKED
 * within an hour of a change. Lowering is always allowed, unless the lock applies to both (LIM-13).
 */
export function forbidsChange(
  before: Standing,
  asked: bigint | null,
  { ceiling, lock, now }: { ceiling: bigint | null; lock: BetLimitLock | 'never'; now: Date },
): 'SUPPORT_ONLY' | 'BET_LIMIT_LOCKED' | null {
  if (asked !== null && ceiling !== null && asked > ceiling) return 'SUPPORT_ONLY';
  if (lock === 'never' || asked === before.amount || lockedUntil(before, now) === null) return null;
  return lock === 'both' || allowsMore(asked, before.amount) ? 'BET_LIMIT_LOCKED' : null;
}
