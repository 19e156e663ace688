import { rakebackDays, type CalendarDay } from './calendarDays';
import { rewardState, type RewardDay } from './rewardDay';

/** Samples are in euro: a guest has no account, so no currency of one. */
export const SAMPLE_CURRENCY = 'EUR';

/** From 1.00 to 1000.00 in cents, both ends included (RAKE-13). */
const LOWEST = 100;
const STEPS = 99_901;

/**
 * Answers the calendar that guests see on a day: random amounts, paid up to and with that day, locked from then on
 * (RAKE-13, RAKE-14). A day keeps its amount however often it is asked for (OP-091). `random` gives numbers from 0 up to,
 * not including, 1.
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
