import { isDay } from '../../time/day';
import { addYears } from '../../time/months';
import type { Complaint } from './complaint';

/** Dates of birth and "today" are strings "YYYY-MM-DD", without time or zone (OP-048). */

/** The youngest age of a player: 18, or what the market demands (config/markets). */
export type MinimumAge = 18 | 19 | 21;

/** Age limits in whole years, inclusive (OP-050). */
export const MIN_AGE: MinimumAge = 18;
export const MAX_AGE = 100;

/** Stored by the backend for "none" (PROF-08); so is what lies before it. */
const NO_DATE = '1900-01-01';

/** Parses "YYYY-MM-DD"; null for another format or an invalid day such as "2001-02-30". */
export function readDay(text: string): { year: number; month: number; day: number } | null {
  if (!isDay(text)) return null;
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/** The latest date of birth that is old enough today (VAL-22, OP-049). */
export const latestBirthday = (today: string, minimumAge: MinimumAge = MIN_AGE): string =>
  isDay(today) ? addYears(today, -minimumAge) : '';

/**
 * Age in whole years, null for an invalid date. A person born on 29 February turns a year older on 1 March in other
 * years.
 */
export function ageOn(birth: string, today: string): number | null {
  const [born, now] = [readDay(birth), readDay(today)];
  if (!born || !now) return null;
  const before = now.month < born.month || (now.month === born.month && now.day < born.day);
  return now.year - born.year - (before ? 1 : 0);
}

/** A required date of birth with an age of 18, or the market's, to 100 today (VAL-22, VAL-23, OP-050). */
export function checkDateOfBirth(text: string, today: string, minimumAge: MinimumAge = MIN_AGE): Complaint | null {
  if (text.trim() === '') return 'required';
  const age = ageOn(text.trim(), today);
  if (age === null || age > MAX_AGE) return 'invalid';
  return age < minimumAge ? `invalid_dob_under_${minimumAge}` : null;
}

/** Years offered by the picker: the last hundred, latest first (VAL-24). */
export function birthYears(today: string): number[] {
  const year = readDay(today)?.year ?? 0;
  return Array.from({ length: MAX_AGE }, (_, index) => year - index);
}

/**
 * Parses the backend's date of birth ("YYYY-MM-DD", ISO with a time, "MM-DD-YYYY") to "YYYY-MM-DD"; '' for none
 * (OP-048).
 */
export function fromWireDate(wire: string | null): string {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(wire ?? '')?.[1];
  const american = /^(\d{2})-(\d{2})-(\d{4})$/.exec(wire ?? '');
  const day = iso ?? (american ? `${american[3]}-${american[1]}-${american[2]}` : '');
  return isDay(day) && day > NO_DATE ? day : '';
}

/**
 * Wire format of a date of birth: month-day-year, unless the setting dobWireFormat says ISO (VAL-25); null for none.
 */
export function toWireDate(day: string, format: 'MM-DD-YYYY' | 'YYYY-MM-DD'): string | null {
  const date = day.trim();
  if (!isDay(date)) return null;
  return format === 'YYYY-MM-DD' ? date : `${date.slice(5)}-${date.slice(0, 4)}`;
}

/**
 * A prefilled date of birth must be confirmed or changed before it is accepted (OP-049). `opened` is the prefilled
 * date, '' if the form opened with the user's own date or none.
 */
export const checkConfirmed = (text: string, opened: string, confirmed: boolean): Complaint | null =>
  opened !== '' && text === opened && !confirmed ? 'dateUnconfirmed' : null;
