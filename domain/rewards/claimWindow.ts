import { addDays, type CalendarDay } from './calendarDays';
import { lastClaimDay, type CellRules } from './calendarCell';
import { midnightOf } from './midnight';

/**
 * When a day's reward can be claimed. `until` is the start of the last minute, so that it displays the expected day.
 */
export type ClaimWindow = { from: Date; until: Date };

const MINUTE_MS = 60_000;

/** The claim window of a day in a zone ('local' or an IANA name). */
export function claimWindow(zone: string, day: CalendarDay, rules: Pick<CellRules, 'claimYesterday'>): ClaimWindow {
  const end = midnightOf(zone, addDays(lastClaimDay(day, rules), 1));
  return { from: midnightOf(zone, day), until: new Date(end.getTime() - MINUTE_MS) };
}

/** The first and last UTC day that a day in a zone overlaps, since histories use UTC days. */
export function utcDaysOf(zone: string, day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const last = midnightOf(zone, addDays(day, 1)).getTime() - 1;
  const utc = (moment: Date) => moment.toISOString().slice(0, 10);
  return { from: utc(midnightOf(zone, day)), to: utc(new Date(last)) };
}
