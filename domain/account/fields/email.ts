import type { Complaint } from './complaint';
import { isBlank } from './plainText';

/** The longest address that mail can be sent to (RFC 5321 with its erratum). */
export const MAX_EMAIL_LENGTH = 254;

/** Lets through by key what an address of this site is written with (VAL-04). */
export const isEmailKey = (character: string): boolean => /^[a-z0-9@._%+-]$/i.test(character);

/** Letters, digits and . _ % + - before the at sign, no point at an end or beside another. */
const LOCAL = /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*$/i;
/** Two labels at least, the last of letters. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
const MAX_LOCAL_LENGTH = 64;

/** An e-mail address that must be there and be one (VAL-03). Blanks around it are not part of it. */
export function checkEmail(text: string): Complaint | null {
  if (isBlank(text)) return 'required';
  const email = text.trim();
  if (email.length > MAX_EMAIL_LENGTH) return 'emailTooLong';
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
  return local.length <= MAX_LOCAL_LENGTH && LOCAL.test(local) && DOMAIN.test(domain) ? null : 'emailInvalid';
}
