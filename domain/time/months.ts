import dayjs from 'dayjs';
// With its ending: dayjs has no `exports`, and the sandbox's bundle does not find it otherwise.
import utc from 'dayjs/plugin/utc.js';
import { utcDay, type CalendarDay } from './day';

// Without it dayjs calculates in the device's zone.
dayjs.extend(utc);

/** Adds calendar months in UTC, clamped to the last day of the month. */
export const monthsLater = (from: Date, months: number): Date => dayjs.utc(from).add(months, 'month').toDate();

/** The same day some years later, or earlier if negative; 29 February becomes 28 February in other years. */
export const addYears = (day: CalendarDay, years: number): CalendarDay =>
  utcDay(dayjs.utc(day).add(years, 'year').valueOf());

/** Days in a month; months count from 1. */
export const daysIn = (year: number, month: number): number => dayjs.utc(Date.UTC(year, month - 1)).daysInMonth();
