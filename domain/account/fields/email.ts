import type { Complaint } from './complaint';
import { isBlank } from './plainText';

/** Maximum length of a mail address (RFC 5321 with its erratum). */
export const MAX_EMAIL_LENGTH = 254;

/** Characters accepted while typing an address (VAL-04). */
export const isEmailKey = (character: string): boolean => /^[a-z0-9@._%+-]$/i.test(character);

/** Local part: letters, digits and . _ % + -, without leading, trailing or consecutive dots. */
const LOCAL = /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*$/i;
/** At least two labels, the last alphabetic or punycode. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
const MAX_LOCAL_LENGTH = 64;

/** A required e-mail address (VAL-03). Surrounding blanks are ignored. */
export function checkEmail(text: string): Complaint | null {
  if (isBlank(text)) return 'required';
  const email = text.trim();
  if (email.length > MAX_EMAIL_LENGTH) return 'emailTooLong';
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
  return local.length <= MAX_LOCAL_LENGTH && LOCAL.test(local) && DOMAIN.test(domain) ? null : 'emailInvalid';
}
