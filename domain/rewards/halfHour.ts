import { AWARD_BOUNDARY_MINUTES } from '@/config/rewardTimes';

const SECOND_MS = 1_000;
const PARTS = { minute: 'numeric', second: 'numeric' } as const;

/** Minutes and seconds of a zone's clock; the device's own for 'local' and for a name that Intl does not know. */
function clockOf(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-u-nu-latn', { ...PARTS, timeZone: zone === 'local' ? undefined : zone });
  } catch {
    return new Intl.DateTimeFormat('en-u-nu-latn', PARTS);
  }
}

/**
 * The next full or half hour of a zone's clock after an instant, both in milliseconds. At a full or half hour itself it is the
 * one after it: the countdown begins again at 30:00 (AWARD-05, OP-094). Some zones' hours begin at another minute than UTC's.
 */
export function boundaryAfter(zone: string, instant: number): number {
  const second = Math.floor(instant / SECOND_MS) * SECOND_MS;
  const parts = clockOf(zone).formatToParts(second);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const passed = (part('minute') % AWARD_BOUNDARY_MINUTES) * 60 + part('second');
  return second + (AWARD_BOUNDARY_MINUTES * 60 - passed) * SECOND_MS;
}
