import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { Complaint } from './complaint';

// Reads a text in one form only.
dayjs.extend(customParseFormat);

/** Dates of birth are texts "YYYY-MM-DD" here, without an hour or a zone, and so is "today" (OP-048). */

/** Whole years of age at least and at most, both included (OP-050). */
export const MIN_AGE = 18;
export const MAX_AGE = 100;

/** What a backend stores for "none" (PROF-08). */
const NO_DATE = '1900-01-01';

/** How a day is written. */
const DAY = 'YYYY-MM-DD';

/** How many days a month has; months count from 1. */
export const daysIn = (year: number, month: number): number => dayjs(new Date(year, month - 1)).daysInMonth();

/** "2001-02-30" → null: only a day of the calendar is one, and only written so. */
export function readDay(text: string): { year: number; month: number; day: number } | null {
  const date = dayjs(text, DAY, true);
  return date.isValid() ? { year: date.year(), month: date.month() + 1, day: date.date() } : null;
}

/** The local day of a clock as "YYYY-MM-DD". */
export const dayOf = (now: Date): string => dayjs(now).format(DAY);

/** The same day some years earlier; 29 February becomes 28 February where the year has none. */
const yearsBefore = (today: string, years: number): string =>
  readDay(today) ? dayjs(today, DAY, true).subtract(years, 'year').format(DAY) : '';

/** The latest date of birth that makes a person old enough today (VAL-22, OP-049). */
export const latestBirthday = (today: string): string => yearsBefore(today, MIN_AGE);

/** Age in whole years; born on 29 February, one is a year older from 1 March in other years. */
export function ageOn(birth: string, today: string): number | null {
  const [born, now] = [readDay(birth), readDay(today)];
  if (!born || !now) return null;
  const before = now.month < born.month || (now.month === born.month && now.day < born.day);
  return now.year - born.year - (before ? 1 : 0);
}

/** A date of birth that must be there and make its owner 18 to 100 today (VAL-22, VAL-23, OP-050). */
export function checkDateOfBirth(text: string, today: string): Complaint | null {
  if (text.trim() === '') return 'required';
  const age = ageOn(text.trim(), today);
  if (age === null || age > MAX_AGE) return 'invalid';
  return age < MIN_AGE ? 'invalid_dob_under_18' : null;
}

/** The years a picker offers: the last hundred, latest first (VAL-24). */
export function birthYears(today: string): number[] {
  const year = readDay(today)?.year ?? 0;
  return Array.from({ length: MAX_AGE }, (_, index) => year - index);
}

/** What a backend calls a date of birth ("YYYY-MM-DD", ISO with an hour, "MM-DD-YYYY") as ours; '' for none (OP-048). */
export function fromWireDate(wire: string | null): string {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(wire ?? '')?.[1];
  const american = /^(\d{2})-(\d{2})-(\d{4})$/.exec(wire ?? '');
  const day = iso ?? (american ? `${american[3]}-${american[1]}-${american[2]}` : '');
  return readDay(day) && day !== NO_DATE ? day : '';
}

/** How a date of birth is sent: month-day-year, unless the setting dobWireFormat says ISO (VAL-25); null for none. */
export function toWireDate(day: string, format: 'MM-DD-YYYY' | 'YYYY-MM-DD'): string | null {
  const date = dayjs(day.trim(), DAY, true);
  return date.isValid() ? date.format(format) : null;
}

/**
 * A date of birth that a form opened with of itself: such a one is never taken before it was confirmed or changed by hand
 * (OP-049). `opened` is '' where the form opened with a date the person gave, or with none.
 */
export const checkConfirmed = (text: string, opened: string, confirmed: boolean): Complaint | null =>
  opened !== '' && text === opened && !confirmed ? 'dateUnconfirmed' : null;
