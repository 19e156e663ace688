import { AWARD_BOUNDARY_MINUTES } from '@/config/rewardTimes';

const SECOND_MS = 1_000;
const PARTS = { minute: 'numeric', second: 'numeric' } as const;

/** Minutes and seconds in a zone; the device's zone for 'local' and for names Intl does not know. */
function clockOf(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-u-nu-latn', { ...PARTS, timeZone: zone === 'local' ? undefined : zone });
  } catch {
    return new Intl.DateTimeFormat('en-u-nu-latn', PARTS);
  }
}

/**
 * The next full or half hour in a zone after an instant, both in milliseconds. Exactly on a boundary it is the
 * following one, so the countdown restarts at 30:00 (AWARD-05, OP-094). Some zones' hours do not start with UTC's.
 */
export function boundaryAfter(zone: string, instant: number): number {
  const second = Math.floor(instant / SECOND_MS) * SECOND_MS;
  const parts = clockOf(zone).formatToParts(second);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const passed = (part('minute') % AWARD_BOUNDARY_MINUTES) * 60 + part('second');
  return second + (AWARD_BOUNDARY_MINUTES * 60 - passed) * SECOND_MS;
}
