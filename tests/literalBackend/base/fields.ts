import { ageOn, fromMonthFirst } from './clock.ts';
import { type State } from './state.ts';

/** Checks of single values that sign-up and profile share (§5). Each gives a sentence, or null if the value is right. */

const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** VAL-03. */
export const emailFault = (value: string): string | null => (EMAIL.test(value) ? null : 'Invalid format');

/** VAL-18, VAL-19: 255 characters at most. */
export const lengthFault = (name: string, value: string): string | null =>
  [...value].length > 255 ? `${name} must be at most 255 characters` : null;

/** VAL-06, VAL-08, VAL-10. */
export function phoneFault(value: string): string | null {
  if (!/^\d+$/.test(value)) return 'NOT_A_NUMBER';
  if (value.length < 6) return 'Too short number';
  return value.length > 17 ? 'TOO_LONG' : null;
}

interface PasswordRules {
  min: number;
  max: number;
  special: boolean;
  digit: boolean;
  upper: boolean;
}

/** formFieldsValidation (CONF-10) has no stated shape; a `password` part with the rules of §5 is read if it is there. */
function passwordRules(state: State): PasswordRules {
  const validation = state.settings.formFieldsValidation;
  const given =
    typeof validation === 'object' && validation !== null && 'password' in validation ? validation.password : null;
  const rules = { min: 6, max: 255, special: false, digit: false, upper: false };
  return typeof given === 'object' && given !== null ? { ...rules, ...given } : rules;
}

/** VAL-14, VAL-15. */
export function passwordFault(state: State, value: string): string | null {
  const rules = passwordRules(state);
  const { length } = [...value];
  if (length < rules.min || length > rules.max) return `Password must have ${rules.min} to ${rules.max} symbols`;
  if (rules.special && !/[^\p{L}\p{N}\s]/u.test(value)) return 'at least 1 special character';
  if (rules.digit && !/\d/.test(value)) return 'Must contain numbers';
  return rules.upper && !/\p{Lu}/u.test(value) ? 'at least one uppercase' : null;
}

/** VAL-22, VAL-25: month-day-year, 18 to 100 years old. The day as YYYY-MM-DD, or the fault. */
export function birthDay(value: string, today: string): { day: string } | { fault: string } {
  const day = fromMonthFirst(value);
  if (day === null) return { fault: 'Date of birth: invalid format, MM-DD-YYYY expected' };
  const age = ageOn(day, today);
  return age < 18 || age > 100 ? { fault: 'Date of birth: the age must be 18 to 100' } : { day };
}

/** ENT-41. */
export const genderFault = (value: string): string | null =>
  ['Not to say', 'Male', 'Female'].includes(value) ? null : 'Invalid gender';
