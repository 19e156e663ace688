import { checkDateOfBirth, fromWireDate } from '@/domain/account/fields/dateOfBirth';
import { type Complaint } from '@/domain/account/fields/complaint';

const HOUR_MS = 3_600_000;

/** The latest date anywhere on earth, so that nobody is refused because their time zone is ahead of UTC (OP-050). */
const latestToday = (now: Date): string => new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);

/** The fault of a date of birth as sent (wire format); null if it is valid or missing. */
export function checkBirthDate(wire: string | null, now: Date): Complaint | null {
  if (wire === null || wire.trim() === '') return null;
  const day = fromWireDate(wire.trim());
  return day === '' ? 'invalid' : checkDateOfBirth(day, latestToday(now));
}

/** A date of birth in stored form, "YYYY-MM-DD"; null for none. */
export const storedBirthDate = (wire: string | null): string | null => fromWireDate(wire?.trim() ?? null) || null;
