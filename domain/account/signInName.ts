import type { Complaint } from './fields/complaint';
import { checkEmail } from './fields/email';
import type { PhoneParser } from './fields/phone';
import { isBlank } from './fields/plainText';

/** A phone number as one signs in with it: with its country code, or as its owner writes it at home. */
const PHONE = /^[\s(]*\+?[\s(]*\d[\d\s()./-]{4,}$/;

export const isSignInPhone = (text: string): boolean => PHONE.test(text);

/** What somebody signs in with: an e-mail address, or the phone number of the registration where that is offered. */
export function checkSignInName(text: string, phoneToo: boolean): Complaint | null {
  if (isBlank(text)) return 'required';
  return phoneToo && isSignInPhone(text) ? null : checkEmail(text);
}

/**
 * What is sent of it: a phone number as E.164 has it, a national one read by the plan of the visitor's country. A number
 * that may mean two, or none, goes as typed, so that the backend judges it.
 */
export function sentSignInName(text: string, parser: PhoneParser | null, country: string | null): string {
  const readings = isSignInPhone(text) ? (parser?.readings(text, country) ?? []) : [];
  const mobile = readings.filter((reading) => reading.mobile);
  const [only, second] = mobile.length > 0 ? mobile : readings;
  return only && !second ? only.number : text.trim();
}
