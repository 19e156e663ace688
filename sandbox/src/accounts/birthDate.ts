import { checkDateOfBirth, fromWireDate } from '@/domain/account/fields/dateOfBirth';
import { type Complaint } from '@/domain/account/fields/complaint';

const HOUR_MS = 3_600_000;

/** The latest day it is anywhere on earth: by it nobody is refused for living ahead of our clock (OP-050). */
const latestToday = (now: Date): string => new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);

/** What is wrong with a date of birth as it was sent; null also for none at all. */
export function checkBirthDate(wire: string | null, now: Date): Complaint | null {
  if (wire === null || wire.trim() === '') return null;
  const day = fromWireDate(wire.trim());
  return day === '' ? 'invalid' : checkDateOfBirth(day, latestToday(now));
}

/** A date of birth as it is stored, "YYYY-MM-DD"; null for none. */
export const storedBirthDate = (wire: string | null): string | null => fromWireDate(wire?.trim() ?? null) || null;
