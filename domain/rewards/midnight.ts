import { type CalendarDay } from './calendarDays';
import { dayIn } from './dayIn';

const SECOND_MS = 1_000;
/** Larger than any zone's offset from UTC. */
const FURTHEST_MS = 16 * 3_600_000;

/**
 * The instant a day starts in a zone: the first at which its calendar shows that day or a later one. Usually midnight;
 * an hour later if clocks went forward at midnight; the start of the next day if the zone skipped the day. `zone` is an
 * IANA name, or 'local' for the device's zone (OP-083).
 */
export function midnightOf(zone: string, day: CalendarDay): Date {
  const greenwich = Date.parse(`${day}T00:00:00Z`);
  // Clocks change on whole seconds, so the binary search needs no finer steps.
  let before = (greenwich - FURTHEST_MS) / SECOND_MS;
  let from = (greenwich + FURTHEST_MS) / SECOND_MS;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, new Date(middle * SECOND_MS)) >= day) from = middle;
    else before = middle;
  }
  return new Date(from * SECOND_MS);
}
