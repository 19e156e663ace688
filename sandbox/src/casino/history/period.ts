import { Refusal } from '../../http/refusal';
import { say } from '../accounts/fields/sentences';
import { spokenOf } from '../../http/languages';

const DAY_MS = 86_400_000;
/** The longest period that is summed: one year, including leap years. */
const LONGEST_DAYS = 366;
const USUAL_DAYS = 30;

/** Whole UTC days: `since` is the start of the first day, `until` the start of the day after the last one. */
export type Period = { since: Date; until: Date };

const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

type Asked = { from?: string; to?: string };

/** The period of a list, open-ended where no day is given. Throws VALIDATION when the last day precedes the first. */
export function periodOf({ from, to }: Asked, language: string): { since: Date | null; until: Date | null } {
  if (from && to && to < from) throw wrongDays(language, 'to');
  return { since: from ? startOf(from) : null, until: to ? addDays(startOf(to), 1) : null };
}

/** The period of totals, by default the last 30 days. Throws VALIDATION for more than a year or an inverted period. */
export function boundPeriodOf({ from, to }: Asked, now: Date, language: string): Period {
  const last = startOf(to ?? dayOf(now));
  const first = from ? startOf(from) : addDays(last, 1 - USUAL_DAYS);
  if (last < first) throw wrongDays(language, 'to');
  if (addDays(first, LONGEST_DAYS) <= last) throw wrongDays(language, 'from');
  return { since: first, until: addDays(last, 1) };
}

const wrongDays = (language: string, field: 'from' | 'to') =>
  new Refusal(422, 'VALIDATION', say(spokenOf(language), 'checkFields'), {
    [field]: say(spokenOf(language), 'invalid'),
  });

/** Every day of a period as YYYY-MM-DD. */
export function daysOf({ since, until }: Period): string[] {
  const days: string[] = [];
  for (let day = since; day < until; day = addDays(day, 1)) days.push(dayOf(day));
  return days;
}
