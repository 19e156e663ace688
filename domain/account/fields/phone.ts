import { latinDigits } from '../../texts/latinDigits';
import type { Complaint } from './complaint';
import { isBlank } from './plainText';

/** A phone parser's verdict on an impossible number (VAL-12). */
export type PhoneFault = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';
/** A number with its calling code: "49" and, once parsed, the national digits "15112345678". */
export type Phone = { code: string; number: string };

/** A possible interpretation of a text in E.164 ("+4915112345678"), and whether it is a mobile number. */
export type PhoneReading = { number: string; mobile: boolean };

/**
 * Parses and validates numbers with the numbering plans of all countries (domain/account/fields/phoneParser.ts).
 * Injected, because its tables are large.
 */
export type PhoneParser = {
  /** The number in the normalised form that is sent and stored; if there is none, as typed without separators. */
  read: (typed: Phone) => Phone;
  fault: (phone: Phone) => PhoneFault | null;
  /** Whether the number is too long under every interpretation. */
  isFull: (typed: Phone) => boolean;
  /** Every number a text may mean in this country (ISO code). */
  readings: (text: string, country: string | null) => PhoneReading[];
};

/** Characters accepted while typing a number (VAL-09). */
export const isPhoneKey = (character: string): boolean => /^\p{Nd}$/u.test(character);

/** Longest text accepted (VAL-11). */
const MAX_TYPED = 250;
/** Length limits of a national number (VAL-10). */
const MIN_NATIONAL = 2;
const MAX_NATIONAL = 17;

const COMPLAINTS: Readonly<Record<PhoneFault, Complaint>> = {
  NOT_A_NUMBER: 'phoneNotNumber',
  TOO_SHORT: 'phoneTooShort',
  TOO_LONG: 'phoneTooLong',
  INVALID_COUNTRY: 'phoneCountry',
};

/** Checks the number alone, whatever its country. */
function checkNational(number: string, minLength: number): Complaint | null {
  if (!/^\d+$/.test(number)) return 'phoneNotNumber';
  if (number.length < Math.max(MIN_NATIONAL, minLength)) return 'phoneTooShort';
  return number.length > MAX_NATIONAL ? 'phoneTooLong' : null;
}

/**
 * A required phone number that is possible in its country: text length, national length, the configured minimum, then
 * the parser (VAL-06..12, OP-046). Until the parser has loaded, its check is left to the backend.
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

/** Whether another digit can be typed; false once the number is too long (VAL-09). */
export const takesDigit = (typed: Phone, parser: PhoneParser | null): boolean =>
  typed.number.length < MAX_NATIONAL && !parser?.isFull(typed);

/** A calling code to choose, with the countries that share it. */
export type PhoneCode = { code: string; countries: readonly string[] };

/** Unique calling codes of these countries, in numeric order (VAL-13); countries without a code are left out. */
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

/** Separators people write between digits. */
const BETWEEN = /[\s()./-]/g;

/** Latin digits without separators; anything else stays, so that validation can report it. */
export const plainPhone = (text: string): string => latinDigits(text).replace(BETWEEN, '');

/** Digits of a number with an international prefix: "+49 151 1" and "0049/151/1" → "491511"; null without one. */
export const internationalDigits = (text: string): string | null =>
  /^(?:\+|00)(\d+)$/.exec(plainPhone(text))?.[1] ?? null;

/** A number as typed, autofilled or pasted, with its calling code if it starts with a listed one. */
export type TypedPhone = { readonly code: string | null; readonly number: string };

/** "+49 (171) 123-45" → code 49, number 17112345; "0171 123" → number 0171123. */
export function readTypedPhone(text: string, codes: readonly string[]): TypedPhone {
  const digits = internationalDigits(text);
  const code = digits
    ? codes.filter((each) => digits.startsWith(each)).sort((one, other) => other.length - one.length)[0]
    : undefined;
  return digits && code ? { code, number: digits.slice(code.length) } : { code: null, number: plainPhone(text) };
}
