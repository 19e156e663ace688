import type { Complaint } from './complaint';
import { isBlank } from './plainText';

/** What a parser of phone numbers says of one (VAL-12); null for a possible number. */
export type PhoneFault = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';
/** Judges code ("49") and national number, both digits. Handed in, since the parser's tables are heavy. */
export type ParsePhone = (code: string, number: string) => PhoneFault | null;

export type Phone = { code: string; number: string };

/** Lets through by key what a number is written with (VAL-09). */
export const isPhoneKey = (character: string): boolean => /^[0-9]$/.test(character);

/** A longer text is none a person typed (VAL-11). */
const MAX_TYPED = 250;
/** What a national number has at least and at most (VAL-10). */
const MIN_NATIONAL = 2;
const MAX_NATIONAL = 17;

const COMPLAINTS: Readonly<Record<PhoneFault, Complaint>> = {
  NOT_A_NUMBER: 'phoneNotNumber',
  TOO_SHORT: 'phoneTooShort',
  TOO_LONG: 'phoneTooLong',
  INVALID_COUNTRY: 'phoneCountry',
};

/** What is wrong with the number by itself, whatever country it belongs to. */
function checkNational(number: string, minLength: number): Complaint | null {
  if (number.length > MAX_TYPED) return 'phoneTooLong';
  if (!/^\d+$/.test(number)) return 'phoneNotNumber';
  if (number.length < Math.max(MIN_NATIONAL, minLength)) return 'phoneTooShort';
  return number.length > MAX_NATIONAL ? 'phoneTooLong' : null;
}

/**
 * A phone number that must be there and be possible in its country: length of the text, length of the number, our own least
 * length, then the parser (VAL-06..12, OP-046). Without a parser, because it has not loaded, its part is left to the backend.
 */
export function checkPhone(
  { code, number }: Phone,
  { minLength, parse }: { minLength: number; parse: ParsePhone | null },
): Complaint | null {
  if (isBlank(number)) return 'required';
  const own = checkNational(number.trim(), minLength);
  if (own !== null) return own;
  if (!/^\d{1,4}$/.test(code)) return 'phoneCountry';
  const fault = parse?.(code, number.trim()) ?? null;
  return fault && COMPLAINTS[fault];
}

/** Whether another digit may still be typed: a number that is too long already takes none (VAL-09). */
export const takesDigit = (phone: Phone, parse: ParsePhone | null): boolean =>
  phone.number.length < MAX_NATIONAL && parse?.(phone.code, phone.number) !== 'TOO_LONG';

/** A phone code to choose, with the countries that share it. */
export type PhoneCode = { code: string; countries: readonly string[] };

/** The codes of these countries, each once, the smaller number first (VAL-13); countries without a code are left out. */
export function phoneCodes(countries: readonly { code: string; phoneCode: string }[]): PhoneCode[] {
  const byCode = new Map<string, string[]>();
  for (const { code, phoneCode } of countries) {
    const digits = phoneCode.replace(/\D/g, '');
    if (digits !== '') byCode.set(digits, [...(byCode.get(digits) ?? []), code]);
  }
  return [...byCode]
    .map(([code, owners]) => ({ code, countries: owners }))
    .sort((one, other) => Number(one.code) - Number(other.code));
}
