import { type Market } from '@/config/markets/market';
import { addDays, type CalendarDay, startOfDay, utcDay } from '@/domain/time/day';
import { monthsLater } from '@/domain/time/months';

/** A reminder that is due: its name, and the days that it sums up, the last one included. */
type Reminder = { notice: string; from: CalendarDay; to: CalendarDay };

/** Whole months from one instant to another. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return monthsLater(from, months) > to ? months - 1 : months;
}

/**
 * The latest reminder of an account: every so many months since it was opened, as the market says. Each twelfth month
 * sums up the year. Null before the first one.
 */
export function reminderAt(
  createdAt: Date,
  { notices: { remindMonths } }: Pick<Market, 'notices'>,
  now: Date,
): Reminder | null {
  const months = Math.floor(monthsBetween(createdAt, now) / remindMonths) * remindMonths;
  if (months < remindMonths) return null;
  const span = months % 12 === 0 ? 12 : remindMonths;
  const [from, until] = [monthsLater(createdAt, months - span), monthsLater(createdAt, months)].map(utcDay);
  return { notice: `reminder:${months}`, from: from!, to: addDays(until!, -1) };
}

/** The instants of those days. */
export const spanOfDays = ({ from, to }: Reminder): { since: Date; until: Date } => ({
  since: new Date(startOfDay(from)),
  until: new Date(startOfDay(addDays(to, 1))),
});
