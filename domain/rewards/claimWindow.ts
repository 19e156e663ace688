import { addDays, type CalendarDay } from './calendarDays';
import { lastClaimDay, type CellRules } from './calendarCell';
import { midnightOf } from './midnight';

/** When the reward of a day can be claimed: `until` is the last minute of it, so that it names the day people mean. */
export type ClaimWindow = { from: Date; until: Date };

const MINUTE_MS = 60_000;

/** The window of a day, by the midnights of a zone ('local' or an IANA name). */
export function claimWindow(zone: string, day: CalendarDay, rules: Pick<CellRules, 'claimYesterday'>): ClaimWindow {
  const end = midnightOf(zone, addDays(lastClaimDay(day, rules), 1));
  return { from: midnightOf(zone, day), until: new Date(end.getTime() - MINUTE_MS) };
}

/** The days of UTC that a day of a zone touches, first and last: histories go by those. */
export function utcDaysOf(zone: string, day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const last = midnightOf(zone, addDays(day, 1)).getTime() - 1;
  const utc = (moment: Date) => moment.toISOString().slice(0, 10);
  return { from: utc(midnightOf(zone, day)), to: utc(new Date(last)) };
}
