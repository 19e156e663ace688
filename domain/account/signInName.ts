import type { Complaint } from './complaint';
import { checkEmail } from './email';
import { isBlank } from './plainText';

/** A phone number as one signs in with it: with its country code, or as its owner writes it. */
const PHONE = /^\+?\d[\d\s()./-]{4,}$/;

/** What somebody signs in with: an e-mail address, or the phone number of the registration where that is offered. */
export function checkSignInName(text: string, phoneToo: boolean): Complaint | null {
  if (isBlank(text)) return 'required';
  return phoneToo && PHONE.test(text.trim()) ? null : checkEmail(text);
}
