/** The last time zone in which a day ends, UTC−12. */
const LAST_ZONE_MS = 12 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The moment at which a calendar day (YYYY-MM-DD) is over everywhere on earth. An exclusion that names a day holds until
 * then: wherever its player is, the day counts as a whole (OP-096, ADR 0012). Throws RangeError for what is no day.
 */
export function endOfDayEverywhere(day: string): Date {
  const start = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) throw new RangeError(`no day: ${day}`);
  return new Date(start.getTime() + DAY_MS + LAST_ZONE_MS);
}
