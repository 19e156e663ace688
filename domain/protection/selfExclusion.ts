import type { UserLimits } from '@/domain/account/player/user';
import { localDay } from '../time/day';

/** An active exclusion: permanent, through a day (YYYY-MM-DD), until an instant (ISO 8601), or over and not yet lifted. */
export type Exclusion =
  | { forGood: true }
  | { forGood: false; day: string }
  | { forGood: false; until: string }
  | { forGood: false; isOver: true };

const DAY = /^\d{4}-\d{2}-\d{2}/;

/**
 * The last day of an exclusion. A backend may send an instant, such as midnight of its own zone or of UTC; then it is
 * the written day or that instant's day for the player, whichever is later. Null if unreadable.
 */
function lastDay(end: string, dayOf: (moment: Date) => string): string | null {
  const written = DAY.exec(end)?.[0] ?? '';
  if (written === end) return end;
  const moment = new Date(end);
  if (Number.isNaN(moment.getTime())) return null;
  const theirs = dayOf(moment);
  return theirs > written ? theirs : written;
}

/**
 * The exclusion active at `now`; null without one (SESS-09). It lasts through its last day in the player's zone
 * (`dayOf`), unless it ends by the clock: then to the millisecond (OP-096). An unreadable end counts as permanent,
 * since only the backend knows the end. One that stays until it is lifted is active after its end too.
 */
export function exclusionOf(
  limits: UserLimits,
  now: Date,
  dayOf: (moment: Date) => string = localDay,
): Exclusion | null {
  const running = runningOf(limits, now, dayOf);
  return running === null && limits.isSelfExclusionUntilLifted ? { forGood: false, isOver: true } : running;
}

function runningOf(
  { isSelfExclusionPermanent, selfExclusion, isSelfExclusionByClock }: UserLimits,
  now: Date,
  dayOf: (moment: Date) => string,
): Exclusion | null {
  if (isSelfExclusionPermanent) return { forGood: true };
  if (!selfExclusion) return null;
  if (isSelfExclusionByClock) {
    const end = Date.parse(selfExclusion);
    if (Number.isNaN(end)) return { forGood: true };
    return end > now.getTime() ? { forGood: false, until: selfExclusion } : null;
  }
  const day = lastDay(selfExclusion, dayOf);
  if (day === null) return { forGood: true };
  return day >= dayOf(now) ? { forGood: false, day } : null;
}
