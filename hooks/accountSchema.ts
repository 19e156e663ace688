import { boolean, object, string, type AnyObject, type StringSchema } from 'yup';
import { readTypedDay } from '@/domain/account/fields/birthPicker';
import type { Complaint } from '@/domain/account/fields/complaint';
import { checkConfirmed, checkDateOfBirth, readDay, type MinimumAge } from '@/domain/account/fields/dateOfBirth';
import { checkEmail } from '@/domain/account/fields/email';
import { checkCurrent, checkPassword, checkRepeated, type PasswordRules } from '@/domain/account/fields/password';
import { checkPhone, type PhoneParser } from '@/domain/account/fields/phone';
import { checkChoice, checkLength, checkText, isBlank } from '@/domain/account/fields/plainText';
import { checkSignInName } from '@/domain/account/signInName';

/**
 * The validation rules of domain/account as Yup schemas. Messages are Complaints, which the form translates
 * (`form.error.<complaint>`). Loaded with a form only.
 */

type Beside = Readonly<Record<string, string | boolean | undefined>>;

const judged = (check: (text: string, beside: Beside) => Complaint | null): StringSchema =>
  string().test('rule', function judge(text) {
    const complaint = check(text ?? '', this.parent as Beside);
    return complaint === null || this.createError({ message: complaint });
  });

/** The same rule for an optional field. */
const unlessBlank =
  (check: (text: string) => Complaint | null) =>
  (text: string): Complaint | null =>
    isBlank(text) ? null : check(text);

const textOf = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '');

/** An e-mail address, optionally empty (VAL-03, OP-045). */
export const emailRule = ({ optional = false } = {}) => judged(optional ? unlessBlank(checkEmail) : checkEmail);

/** The login name (AUTH-01); accepts a phone number if registration by phone is enabled. */
export const signInNameRule = (phoneToo: boolean) => judged((text) => checkSignInName(text, phoneToo));

/** A name, an address, a city (VAL-18..20). */
export const textRule = ({ optional = false } = {}) => judged(optional ? checkLength : checkText);

export const choiceRule = ({ optional = false } = {}) => judged(optional ? () => null : checkChoice);

/** A required value validated by the backend only. */
export const givenRule = () => judged((text) => (text === '' ? 'required' : null));

/** A new password (VAL-14, VAL-15). */
export const passwordRule = (rules: PasswordRules) => judged((text) => checkPassword(text, rules));

/** The repeated password; `name` is the field of the first one (VAL-17). */
export const repeatedRule = (name: string) => judged((text, beside) => checkRepeated(text, textOf(beside[name])));

/** The current password (VAL-17). */
export const currentRule = () => judged(checkCurrent);

/** A national phone number; its calling code is in the field `phoneCode` (VAL-06..12). */
export function phoneRule({
  minLength,
  parser,
  optional = false,
}: {
  minLength: number;
  parser: PhoneParser | null;
  optional?: boolean;
}) {
  const check = (number: string, beside: Beside) =>
    checkPhone({ code: textOf(beside.phoneCode), number }, { minLength, parser });
  return judged((number, beside) => (optional && isBlank(number) ? null : check(number, beside)));
}

/**
 * A date of birth; `opened` is the prefilled one ('' for none), which the checkbox `dateConfirmed` confirms (VAL-22,
 * OP-049).
 */
export const birthRule = (today: string, opened: string, minimumAge: MinimumAge) =>
  judged((typed, beside) => {
    const text = readTypedDay(typed);
    const complaint = checkDateOfBirth(text, today, minimumAge);
    if (complaint === 'invalid' && readDay(text) === null) return 'dateFormat';
    return complaint ?? checkConfirmed(text, opened, beside.dateConfirmed === true);
  });

/** The required checkbox for being over 18 and accepting the terms (VAL-28). */
export const termsRule = () => boolean().oneOf([true], 'terms' satisfies Complaint);

/** The schema of a form: one rule per visible field. */
export const formSchema = (rules: AnyObject) => object(rules);
