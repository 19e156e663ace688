/** How far back histories reach: twelve months, in days. */
export const MOST_DAYS = 365;

/** Preset periods in days, including today; any other range can be picked by hand. */
export const PERIOD_DAYS = [7, 30, 90, 365] as const;

/** Default period in days. */
export const FIRST_DAYS = 30;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Two UTC calendar days, both inclusive (YYYY-MM-DD). */
export type Period = { from: string; to: string };

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a valid calendar day. */
const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(startOf(text)) && dayOf(startOf(text)) === text;

/** The UTC day of a timestamp in milliseconds. */
export const utcDay = (now: number): string => dayOf(now);

/** A period of that many days, ending today. */
export const lastDays = (days: number, today: string): Period => ({
  from: dayOf(startOf(today) - (days - 1) * DAY_MS),
  to: today,
});

/** The earliest day that can be selected. */
export const earliestDay = (today: string): string => lastDays(MOST_DAYS, today).from;

/** Length of a period in days. */
export const lengthOf = ({ from, to }: Period): number => Math.round((startOf(to) - startOf(from)) / DAY_MS) + 1;

/**
 * The period given by two values of an address, clamped to the last twelve months up to today and swapped if reversed.
 * The default period if a value is missing or not a valid day.
 */
export function periodOf(from: string | null, to: string | null, today: string): Period {
  if (from === null || to === null || !isDay(from) || !isDay(to)) return lastDays(FIRST_DAYS, today);
  const within = (day: string) => (day > today ? today : day < earliestDay(today) ? earliestDay(today) : day);
  const [one, other] = [within(from), within(to)];
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** Every day of a period, in order. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => dayOf(startOf(period.from) + index * DAY_MS));
