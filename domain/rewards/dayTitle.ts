import { ELLIPSIS, TITLE_CUT } from '@/config/rewardTimes';
import type { CalendarDay } from './calendarDays';

/** A title as a cell shows it: whole up to 35 characters, else the first 35 code points and an ellipsis (CAL-04, OP-087). */
export function cutTitle(title: string): string {
  const points = [...title];
  return points.length <= TITLE_CUT ? title : points.slice(0, TITLE_CUT).join('') + ELLIPSIS;
}

/**
 * Chooses one of a day's titles by chance, and stays with it however often it is asked, as long as it is among them (CAL-03,
 * OP-088). `random` gives numbers from 0 up to, not including, 1. Null where there are none.
 */
export function titleChooser(random: () => number): (day: CalendarDay, titles: readonly string[]) => string | null {
  const chosen = new Map<CalendarDay, string>();
  return (day, titles) => {
    const before = chosen.get(day);
    if (before !== undefined && titles.includes(before)) return before;
    const title = titles[Math.floor(random() * titles.length)] ?? null;
    if (title !== null) chosen.set(day, title);
    return title;
  };
}
