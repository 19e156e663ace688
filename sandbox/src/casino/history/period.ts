import { addDays, daysBetween, startOfDay, utcDay, type CalendarDay } from '@/domain/time/day';
import { isStorable } from '../../db/columns';
import { Refusal } from '../../http/refusal';
import { say } from '../accounts/fields/sentences';
import { spokenOf } from '../../http/languages';

/** The longest period that is summed: one year, including leap years. */
const LONGEST_DAYS = 366;
const USUAL_DAYS = 30;

/** Whole UTC days: `since` is the start of the first day, `until` the start of the day after the last one. */
export type Period = { since: Date; until: Date };

const startOf = (day: CalendarDay): Date => new Date(startOfDay(day));

type Asked = { from?: string; to?: string };

function checkDays({ from, to }: Asked, language: string): void {
  if (from && !isStorable(from)) throw wrongDays(language, 'from');
  if (to && !isStorable(to)) throw wrongDays(language, 'to');
}

/** The period of a list, open-ended where no day is given. Throws VALIDATION when the last day precedes the first. */
export function periodOf({ from, to }: Asked, language: string): { since: Date | null; until: Date | null } {
  checkDays({ from, to }, language);
  if (from && to && to < from) throw wrongDays(language, 'to');
  return { since: from ? startOf(from) : null, until: to ? startOf(addDays(to, 1)) : null };
}

/** The period of totals, by default the last 30 days. Throws VALIDATION for more than a year or an inverted period. */
export function boundPeriodOf({ from, to }: Asked, now: Date, language: string): Period {
  checkDays({ from, to }, language);
  const last = to ?? utcDay(now);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  if (last < first) throw wrongDays(language, 'to');
  if (daysBetween(first, last) >= LONGEST_DAYS) throw wrongDays(language, 'from');
  return { since: startOf(first), until: startOf(addDays(last, 1)) };
}

const wrongDays = (language: string, field: 'from' | 'to') =>
  new Refusal(422, 'VALIDATION', say(spokenOf(language), 'checkFields'), {
    [field]: say(spokenOf(language), 'invalid'),
  });

/** Every day of a period. */
export const daysOf = ({ since, until }: Period): CalendarDay[] =>
  Array.from({ length: daysBetween(utcDay(since), utcDay(until)) }, (_, index) => addDays(utcDay(since), index));
