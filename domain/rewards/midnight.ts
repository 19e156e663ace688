import { type CalendarDay } from './calendarDays';
import { dayIn } from './dayIn';

const SECOND_MS = 1_000;
/** No zone has ever been further from Greenwich than this. */
const FURTHEST_MS = 16 * 3_600_000;

/**
 * The moment in which a day begins in a zone: the first from which on its calendar shows that day or a later one. That is
 * midnight; or an hour later where clocks were put forward at midnight; or the beginning of the next day where a zone left
 * the day out. `zone` is an IANA name, or 'local' for the device's own (OP-083).
 */
export function midnightOf(zone: string, day: CalendarDay): Date {
  const greenwich = Date.parse(`${day}T00:00:00Z`);
  // Clocks change on whole seconds, so that nothing finer has to be looked at.
  let before = (greenwich - FURTHEST_MS) / SECOND_MS;
  let from = (greenwich + FURTHEST_MS) / SECOND_MS;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, new Date(middle * SECOND_MS)) >= day) from = middle;
    else before = middle;
  }
  return new Date(from * SECOND_MS);
}
