/** How far back histories reach, in days: twelve months. */
export const MOST_DAYS = 365;

/** Days of a period, today included, that are offered by name; any other two days can be chosen by hand. */
export const PERIOD_DAYS = [7, 30, 90, 365] as const;

/** What is shown before anybody chose. */
export const FIRST_DAYS = 30;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Two calendar days in UTC, both included (YYYY-MM-DD). */
export type Period = { from: string; to: string };

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar. */
const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(startOf(text)) && dayOf(startOf(text)) === text;

/** The day of an instant (milliseconds) in UTC. */
export const utcDay = (now: number): string => dayOf(now);

/** So many days that end with today. */
export const lastDays = (days: number, today: string): Period => ({
  from: dayOf(startOf(today) - (days - 1) * DAY_MS),
  to: today,
});

/** The earliest day that can be asked for. */
export const earliestDay = (today: string): string => lastDays(MOST_DAYS, today).from;

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number => Math.round((startOf(to) - startOf(from)) / DAY_MS) + 1;

/**
 * The period that two texts of an address name: no day is later than today or older than twelve months, and the first is
 * not after the last. Where one is missing or no day, the first period is meant.
 */
export function periodOf(from: string | null, to: string | null, today: string): Period {
  if (from === null || to === null || !isDay(from) || !isDay(to)) return lastDays(FIRST_DAYS, today);
  const within = (day: string) => (day > today ? today : day < earliestDay(today) ? earliestDay(today) : day);
  const [one, other] = [within(from), within(to)];
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** Every day of a period in its order. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => dayOf(startOf(period.from) + index * DAY_MS));
