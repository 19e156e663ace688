import { latinDigits } from '@/domain/texts/latinDigits';
import type { Complaint } from './fields/complaint';
import { checkEmail, isEmailKey } from './fields/email';
import type { PhoneParser } from './fields/phone';
import { isBlank } from './fields/plainText';

/** A phone number as typed at login: with its country code, or in national format. */
const PHONE = /^[\s(]*\+?[\s(]*\d[\d\s()./-]{4,}$/;

/** Digits of any script count, as where the number was given. */
export const isSignInPhone = (text: string): boolean => PHONE.test(latinDigits(text));

/** Characters accepted while typing a login name that may be a number. */
export const isSignInKey = (character: string): boolean => isEmailKey(character) || /^[\p{Nd}\s()/]$/u.test(character);

/** Validates the login name: an e-mail address, or a phone number if that is enabled. */
export function checkSignInName(text: string, phoneToo: boolean): Complaint | null {
  if (isBlank(text)) return 'required';
  return phoneToo && isSignInPhone(text) ? null : checkEmail(text);
}

/**
 * The login name to send: a phone number in E.164, national numbers parsed for the visitor's country. Ambiguous or
 * unparsable numbers are sent as typed and left to the backend.
 */
export function sentSignInName(text: string, parser: PhoneParser | null, country: string | null): string {
  const readings = isSignInPhone(text) ? (parser?.readings(text, country) ?? []) : [];
  const mobile = readings.filter((reading) => reading.mobile);
  const [only, second] = mobile.length > 0 ? mobile : readings;
  return only && !second ? only.number : text.trim();
}
