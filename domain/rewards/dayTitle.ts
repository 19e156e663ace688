import { ELLIPSIS, TITLE_CUT } from '@/config/rewardTimes';
import type { CalendarDay } from '../time/day';

/** Truncates a title to 35 code points plus an ellipsis; shorter titles are unchanged (CAL-04, OP-087). */
export function cutTitle(title: string): string {
  const points = [...title];
  return points.length <= TITLE_CUT ? title : points.slice(0, TITLE_CUT).join('') + ELLIPSIS;
}

/**
 * Returns a function that picks a random title for a day and keeps it on later calls while it is still among the titles
 * (CAL-03, OP-088). `random` returns numbers in [0, 1). Null if there are no titles.
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
