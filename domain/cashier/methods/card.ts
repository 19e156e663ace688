/** Exactly three digits, as specified (OP-079). */
const CVC_LENGTH = 3;
const [NUMBER_LEAST, NUMBER_MOST] = [12, 19];

export type CardFault = 'required' | 'number' | 'expiry' | 'expired' | 'cvc';

/** Removes blanks and dashes. */
export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Luhn check: every second digit from the right is doubled. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const counted = place % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** Card number: 12 to 19 digits that pass the Luhn check (VAL-31, OP-079). */
export function numberFault(typed: string): CardFault | null {
  const digits = cardDigits(typed);
  if (digits === '') return 'required';
  const wellFormed = /^\d+$/.test(digits) && digits.length >= NUMBER_LEAST && digits.length <= NUMBER_MOST;
  return wellFormed && isLuhn(digits) ? null : 'number';
}

const EXPIRY = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/** Expiry date: valid through the last day of the month; 'YY' is 20YY (VAL-32, OP-079). */
export function expiryFault(typed: string, now: Date): CardFault | null {
  const text = typed.replace(/\s/g, '');
  if (text === '') return 'required';
  const match = EXPIRY.exec(text);
  if (!match) return 'expiry';
  const months = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1;
  return months < now.getFullYear() * 12 + now.getMonth() ? 'expired' : null;
}

/** Security code (VAL-30). */
export function cvcFault(typed: string): CardFault | null {
  if (typed.trim() === '') return 'required';
  return /^\d+$/.test(typed.trim()) && typed.trim().length === CVC_LENGTH ? null : 'cvc';
}

/** Cardholder name (VAL-30). */
export const holderFault = (typed: string): CardFault | null => (typed.trim() === '' ? 'required' : null);

/** Digits in groups of four, as printed on a card. */
export const groupedNumber = (typed: string): string =>
  cardDigits(typed)
    .slice(0, NUMBER_MOST)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** Formats "1227" as "12/27" while typing; an unambiguous one-digit month gets a leading zero. */
export function typedExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)}/${whole.slice(2)}` : whole;
}
