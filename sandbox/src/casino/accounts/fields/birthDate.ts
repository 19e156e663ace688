import { type Market } from '@/config/markets/market';
import { checkDateOfBirth, fromWireDate } from '@/domain/account/fields/dateOfBirth';
import { type Complaint } from '@/domain/account/fields/complaint';
import { todayAnywhere } from '@/domain/time/everywhere';

/**
 * The fault of a date of birth as sent (wire format); null if it is valid or missing. Today is the latest day anywhere,
 * so that nobody is refused because their time zone is ahead of UTC (OP-050).
 */
export function checkBirthDate(wire: string | null, now: Date, { minimumAge }: Market): Complaint | null {
  if (wire === null || wire.trim() === '') return null;
  const day = fromWireDate(wire.trim());
  return day === '' ? 'invalid' : checkDateOfBirth(day, todayAnywhere(now).latest, minimumAge);
}

/** A date of birth in stored form, "YYYY-MM-DD"; null for none. */
export const storedBirthDate = (wire: string | null): string | null => fromWireDate(wire?.trim() ?? null) || null;
