import { DAY_MS } from './lengths';

/** A calendar day without a time zone, "2026-11-20". Days compare as strings. */
export type CalendarDay = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The instant a day begins in UTC, in milliseconds. */
export const startOfDay = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** The UTC day of an instant (milliseconds or a date). */
export const utcDay = (moment: Date | number): CalendarDay => new Date(moment).toISOString().slice(0, 10);

const two = (value: number) => String(value).padStart(2, '0');

/** The day on the device's clock. */
export const localDay = (moment: Date): CalendarDay =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** Whether a text is a valid calendar day. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(startOfDay(text)) && utcDay(startOfDay(text)) === text;

/** Adds a number of days, which may be negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay => utcDay(startOfDay(day) + count * DAY_MS);

/** Days from one to the other; negative if the other is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: CalendarDay): number => (new Date(startOfDay(day)).getUTCDay() + 6) % 7;
