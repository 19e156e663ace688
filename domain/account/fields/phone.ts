import type { Complaint } from './complaint';
import { isBlank } from './plainText';

/** What a parser of phone numbers says of one (VAL-12); null for a possible number. */
export type PhoneFault = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';
/** A number beside its code: "49" and, once it is read, the national digits "15112345678". */
export type Phone = { code: string; number: string };

/** A number that a text may mean, as E.164 has it ("+4915112345678"), and whether it is a mobile one. */
export type PhoneReading = { number: string; mobile: boolean };

/** Reads and judges numbers by the plans of all countries (domain/account/fields/phoneParser.ts). Handed in, since its tables are heavy. */
export type PhoneParser = {
  /** The same number in the one form that is sent and stored; as typed, without what stands between digits, where there is none. */
  read: (typed: Phone) => Phone;
  fault: (phone: Phone) => PhoneFault | null;
  /** Whether the number, however it is meant, is too long already. */
  isFull: (typed: Phone) => boolean;
  /** Every number that a text may mean to somebody in this country (its ISO code). */
  readings: (text: string, country: string | null) => PhoneReading[];
};

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
  if (!/^\d+$/.test(number)) return 'phoneNotNumber';
  if (number.length < Math.max(MIN_NATIONAL, minLength)) return 'phoneTooShort';
  return number.length > MAX_NATIONAL ? 'phoneTooLong' : null;
}

/**
 * A phone number that must be there and be possible in its country: length of the text, length of the number, our own least
 * length, then the parser (VAL-06..12, OP-046). Without a parser, because it has not loaded, its part is left to the backend.
 */
export function checkPhone(
  typed: Phone,
  { minLength, parser }: { minLength: number; parser: PhoneParser | null },
): Complaint | null {
  if (isBlank(typed.number)) return 'required';
  if (typed.number.length > MAX_TYPED) return 'phoneTooLong';
  const phone = parser?.read(typed) ?? { ...typed, number: typed.number.trim() };
  const own = checkNational(phone.number, minLength);
  if (own !== null) return own;
  if (!/^\d{1,4}$/.test(phone.code)) return 'phoneCountry';
  const fault = parser?.fault(phone) ?? null;
  return fault && COMPLAINTS[fault];
}

/** Whether another digit may still be typed: a number that is too long already takes none (VAL-09). */
export const takesDigit = (typed: Phone, parser: PhoneParser | null): boolean =>
  typed.number.length < MAX_NATIONAL && !parser?.isFull(typed);

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

/** What people write between the digits of a number. */
const BETWEEN = /[\s()./-]/g;

/** A text without what stands between the digits; anything else stays, so that the rules can say what is wrong. */
export const plainPhone = (text: string): string => text.replace(BETWEEN, '');

/** The digits of a number that begins with its country's code: "+49 151 1" and "0049/151/1" → "491511"; null for any other. */
export const internationalDigits = (text: string): string | null =>
  /^(?:\+|00)(\d+)$/.exec(plainPhone(text))?.[1] ?? null;

/** A number as typed, filled in or pasted, and the code it names itself, if it is one of these. */
export type TypedPhone = { readonly code: string | null; readonly number: string };

/** "+49 (171) 123-45" → code 49, number 17112345; "0171 123" → number 0171123. */
export function readTypedPhone(text: string, codes: readonly string[]): TypedPhone {
  const digits = internationalDigits(text);
  const code = digits
    ? codes.filter((each) => digits.startsWith(each)).sort((one, other) => other.length - one.length)[0]
    : undefined;
  return digits && code ? { code, number: digits.slice(code.length) } : { code: null, number: plainPhone(text) };
}
