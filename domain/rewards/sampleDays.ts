import { rakebackDays } from './calendarDays';
import type { CalendarDay } from '../time/day';
import { rewardState, type RewardDay } from './rewardDay';

/** Guests have no account currency, so samples are in euro. */
export const SAMPLE_CURRENCY = 'EUR';

/** 1.00 to 1000.00 in cents, inclusive (RAKE-13). */
const LOWEST = 100;
const STEPS = 99_901;

/**
 * Returns a function that builds the sample calendar for guests: random amounts, paid up to and including today, locked
 * after (RAKE-13, RAKE-14). A day keeps its amount on later calls (OP-091). `random` returns numbers in [0, 1).
 */
export function sampleCalendar(random: () => number): (today: CalendarDay) => readonly RewardDay[] {
  const amounts = new Map<CalendarDay, bigint>();
  const amountOf = (day: CalendarDay): bigint => {
    const amount = amounts.get(day) ?? BigInt(LOWEST + Math.floor(random() * STEPS));
    amounts.set(day, amount);
    return amount;
  };
  return (today) =>
    rakebackDays(today).map((day) => {
      const amount = amountOf(day);
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
