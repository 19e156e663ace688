import { addDays, utcDay, type CalendarDay } from '../time/day';
import { MINUTE_MS } from '../time/lengths';
import { midnightOf } from '../time/zone';
import { lastClaimDay, type CellRules } from './calendarCell';

/**
 * When a day's reward can be claimed. `until` is the start of the last minute, so that it displays the expected day.
 */
export type ClaimWindow = { from: Date; until: Date };

/** The claim window of a day in a zone ('local' or an IANA name). */
export function claimWindow(zone: string, day: CalendarDay, rules: Pick<CellRules, 'claimYesterday'>): ClaimWindow {
  const end = midnightOf(zone, addDays(lastClaimDay(day, rules), 1));
  return { from: midnightOf(zone, day), until: new Date(end.getTime() - MINUTE_MS) };
}

/** The first and last UTC day that a day in a zone overlaps, since histories use UTC days. */
export function utcDaysOf(zone: string, day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const last = midnightOf(zone, addDays(day, 1)).getTime() - 1;
  return { from: utcDay(midnightOf(zone, day)), to: utcDay(last) };
}
