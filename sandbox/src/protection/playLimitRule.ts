import { allowsMore } from './limitRule';
import { type OwnLimit } from './limitStore';

/** How long a limit of play is kept after a change (spec §9). */
const LOCK_MS = 60 * 60_000;

/** What waits out the lock: raising alone, or every change (the setting betLimitLock, OP-096). */
export type BetLimitLock = 'raise' | 'both';

type Standing = Pick<OwnLimit, 'amount' | 'changedAt'>;

/** Until when a limit is locked; null while it can be changed, and where none is set: a first limit always holds at once. */
export function lockedUntil({ amount, changedAt }: Standing, now: Date): Date | null {
  if (amount === null || changedAt === null) return null;
  const until = new Date(changedAt.getTime() + LOCK_MS);
  return until > now ? until : null;
}

/**
 * What keeps a limit of play from becoming `asked` (null takes it away): SUPPORT_ONLY above what the brand takes at all,
 * BET_LIMIT_LOCKED within the hour after a change. Lowering always goes, unless the lock is for both (LIM-13).
 */
export function forbidsChange(
  before: Standing,
  asked: bigint | null,
  { ceiling, lock, now }: { ceiling: bigint | null; lock: BetLimitLock; now: Date },
): 'SUPPORT_ONLY' | 'BET_LIMIT_LOCKED' | null {
  if (asked !== null && ceiling !== null && asked > ceiling) return 'SUPPORT_ONLY';
  if (asked === before.amount || lockedUntil(before, now) === null) return null;
  return lock === 'both' || allowsMore(asked, before.amount) ? 'BET_LIMIT_LOCKED' : null;
}
