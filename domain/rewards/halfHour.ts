import { AWARD_BOUNDARY_MINUTES } from '@/config/rewardTimes';
import { MINUTE_MS, SECOND_MS } from '../time/lengths';
import { timeIn } from '../time/zone';

/**
 * The next full or half hour in a zone after an instant, both in milliseconds. Exactly on a boundary it is the
 * following one, so the countdown restarts at 30:00 (AWARD-05, OP-094). Some zones' hours do not start with UTC's.
 */
export function boundaryAfter(zone: string, instant: number): number {
  const second = Math.floor(instant / SECOND_MS) * SECOND_MS;
  const [, minutes, seconds] = timeIn(zone, new Date(second)).split(':').map(Number) as [number, number, number];
  const passed = (minutes % AWARD_BOUNDARY_MINUTES) * MINUTE_MS + seconds * SECOND_MS;
  return second + AWARD_BOUNDARY_MINUTES * MINUTE_MS - passed;
}
