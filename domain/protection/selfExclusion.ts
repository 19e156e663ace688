import type { UserLimits } from '@/domain/account/player/user';

/** An exclusion that holds: for good, through a day (YYYY-MM-DD) or until an instant (ISO 8601). */
export type Exclusion = { forGood: true } | { forGood: false; day: string } | { forGood: false; until: string };

const DAY = /^\d{4}-\d{2}-\d{2}/;

const two = (value: number) => String(value).padStart(2, '0');

/** The day it is at that moment by the clock of the device (YYYY-MM-DD). */
export const localDay = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/**
 * The last day of an exclusion. A backend may write it as an instant: midnight of its own zone, or of UTC. Then it is the
 * day that is written or the one it is there for the player, whichever is later. Null for an end that nobody can read.
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
 * The exclusion that holds at a moment; null without one (SESS-09). It holds through its last day as a whole where the
 * player is (`dayOf`), unless it says that it ends by the clock: then to the millisecond (OP-096). An end that nobody can
 * read holds: it was set for a reason, and only the backend knows more.
 */
export function exclusionOf(
  { isSelfExclusionPermanent, selfExclusion, isSelfExclusionByClock }: UserLimits,
  now: Date,
  dayOf: (moment: Date) => string = localDay,
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
