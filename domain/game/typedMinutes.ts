import { latinDigits } from '@/domain/texts/latinDigits';

/** The longest session that can be set, in minutes: a day. */
const MOST = 1_440;

/** Whole minutes as a player types them, in the digits of any script; null for anything else, and beyond one day. */
export function typedMinutes(text: string): number | null {
  const typed = latinDigits(text);
  const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= MOST ? minutes : null;
}
