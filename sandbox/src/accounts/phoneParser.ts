import { type CountryCallingCode, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { type ParsePhone, type PhoneFault } from '@/domain/account/phone';

/**
 * Judges code and national number, both digits (VAL-12). A number whose length fits but which no country of the code can
 * have is NOT_A_NUMBER.
 */
export const parsePhone: ParsePhone = (code, number) => {
  const text = `+${code}${number}`;
  const length = validatePhoneNumberLength(text);
  if (length !== undefined) return length === 'INVALID_LENGTH' ? 'TOO_LONG' : length;
  const parsed = parsePhoneNumberFromString(text);
  if (parsed?.countryCallingCode !== (callingCode(code) as CountryCallingCode)) return 'INVALID_COUNTRY';
  return parsed.isPossible() ? null : 'NOT_A_NUMBER';
};

/** The same for a number as somebody typed it. */
export function validatePhone(code: string, number: string): PhoneFault | null {
  const [codeDigits, digits] = [code.trim().replace(/^\+/, ''), number.trim()];
  if (digits.length > 250) return 'TOO_LONG';
  if (!/^\d+$/.test(digits)) return 'NOT_A_NUMBER';
  return /^\d{1,4}$/.test(codeDigits) ? parsePhone(codeDigits, digits) : 'INVALID_COUNTRY';
}

/** Territories that share +1 name their area too: 1268 is 1. */
const callingCode = (code: string): string => (code.startsWith('1') ? '1' : code);

/** The digits of a number with its country code: the key under which an account has it. */
export const phoneKeyOf = (code: string, number: string): string => `${code}${number.replace(/^0+/, '')}`;

/** The key in what somebody signs in with: "+49 151 2345678" → "491512345678"; null when it is no phone number. */
export function phoneKeyIn(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+|00)/, '');
  return /^\d{6,21}$/.test(digits) ? digits : null;
}
