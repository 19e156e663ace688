import { latinDigits } from '../../texts/latinDigits';
import { addDays, isDay, weekdayOf } from '../../time/day';
import { daysIn } from '../../time/months';
import { birthYears, latestBirthday, readDay } from './dateOfBirth';

/** A calendar day; months count from 1. */
export type PickedDay = { readonly year: number; readonly month: number; readonly day: number };

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

/** Formats a day as "YYYY-MM-DD". */
export const writeDay = ({ year, month, day }: PickedDay): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** The same day in another month or year, clamped to the length of that month (THEME-07). */
export const inMonth = ({ day }: PickedDay, year: number, month: number): PickedDay => ({
  year,
  month,
  day: Math.min(day, daysIn(year, month)),
});

/** The day the picker opens at: the typed date if it is in range, else eighteen years before today (VAL-24). */
export function openingDay(typed: string, today: string): PickedDay {
  const day = readDay(readTypedDay(typed));
  return day && birthYears(today).includes(day.year) ? day : readDay(latestBirthday(today))!;
}

/** Column of a day in a week that starts on Monday, from 0. */
export const weekColumn = (picked: PickedDay): number => weekdayOf(writeDay(picked));

/** Adds days (may be negative), clamped to the picker's years and to today. */
export function moved(from: PickedDay, days: number, today: string): PickedDay {
  const first = writeDay({ year: birthYears(today).at(-1)!, month: 1, day: 1 });
  const wanted = addDays(writeDay(from), days);
  return readDay(wanted < first ? first : wanted > today ? today : wanted)!;
}

/** The days of a month in weeks from Monday; null for cells outside the month. */
export function weeksOf(year: number, month: number): (number | null)[][] {
  const before = weekColumn({ year, month, day: 1 });
  const days = daysIn(year, month);
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_unused, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}

/** Characters accepted while typing a date. */
export const isDayKey = (character: string): boolean => /^[\p{Nd}\-/. ]$/u.test(character);

/**
 * Normalises "1991/6/4", "1991. 06. 04.", "19910604" and "4. 6. 1991." to "1991-06-04"; digits of any script count. What is no
 * day is returned trimmed. Where the year comes last only dots tell that the day comes first (E06).
 */
export function readTypedDay(typed: string): string {
  const text = latinDigits(typed);
  const dayFirst = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\.?$/.exec(text)?.slice(1).reverse();
  const yearFirst = /^(\d{4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,2})\.?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const [year, month, day] = (dayFirst ?? yearFirst?.slice(1) ?? []).map(Number);
  const read = day && year && month ? writeDay({ year, month, day }) : text;
  return isDay(read) ? read : text;
}
