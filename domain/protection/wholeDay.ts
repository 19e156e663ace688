/** Offset of the last time zone in which a day ends, UTC−12. */
const LAST_ZONE_MS = 12 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The instant a calendar day (YYYY-MM-DD) has ended everywhere on earth. An exclusion through a day lasts until then,
 * so the day counts in full wherever the player is (OP-096, ADR 0012). Throws RangeError for an invalid day.
 */
export function endOfDayEverywhere(day: string): Date {
  const start = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) throw new RangeError(`no day: ${day}`);
  return new Date(start.getTime() + DAY_MS + LAST_ZONE_MS);
}
