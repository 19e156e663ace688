import { rakebackDays } from './calendarDays';
import type { CalendarDay } from '../time/day';
import { rewardState, type RewardDay } from './rewardDay';

/** Guests have no account currency, so samples are in euro. */
export const SAMPLE_CURRENCY = 'EUR';

// 1.00 to 1000.00 in cents, inclusive (RAKE-13). As many are below 10 as above 100: mostly large ones promise too much.
const LOWEST = 100;
const SPREAD = 1000;

/** A number in [0, 1) that belongs to the day: the same on every load and device. FNV-1a with a final mix. */
export function chanceOfDay(day: CalendarDay): number {
  let hash = 0x811c9dc5;
  for (const letter of day) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}

/**
 * The sample calendar for guests: random amounts, paid up to and including today, locked after (RAKE-13, RAKE-14,
 * OP-091). `chanceOf` returns a number in [0, 1) for each day.
 */
export function sampleCalendar(today: CalendarDay, chanceOf = chanceOfDay): readonly RewardDay[] {
  return rakebackDays(today).map((day) => {
    const amount = BigInt(Math.round(LOWEST * SPREAD ** chanceOf(day)));
    const paidAt = day <= today ? day : null;
    return {
      day,
      amount,
      state: rewardState(day, today, { amount, paidAt, showButton: false }),
      paidAt,
      claim: null,
    };
  });
}
