import type { UserLimits } from '../user/user';

/** An exclusion that holds: for good, through a day (YYYY-MM-DD) or until an instant (ISO 8601). */
export type Exclusion = { forGood: true } | { forGood: false; day: string } | { forGood: false; until: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const two = (value: number) => String(value).padStart(2, '0');

/** The day it is at that moment by the clock of the device (YYYY-MM-DD). */
export const localDay = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/**
 * The exclusion that holds at a moment; null without one (SESS-09). A day counts as a whole where the player is, an instant
 * to the millisecond (OP-096). An end that nobody can read holds: it was set for a reason, and only the backend knows more.
 */
export function exclusionOf({ isSelfExclusionPermanent, selfExclusion }: UserLimits, now: Date): Exclusion | null {
  if (isSelfExclusionPermanent) return { forGood: true };
  if (!selfExclusion) return null;
  if (DAY.test(selfExclusion)) return selfExclusion >= localDay(now) ? { forGood: false, day: selfExclusion } : null;
  const end = Date.parse(selfExclusion);
  if (Number.isNaN(end)) return { forGood: true };
  return end > now.getTime() ? { forGood: false, until: selfExclusion } : null;
}
