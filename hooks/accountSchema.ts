import { boolean, object, string, type AnyObject, type StringSchema } from 'yup';
import type { Complaint } from '@/domain/account/fields/complaint';
import { checkConfirmed, checkDateOfBirth } from '@/domain/account/fields/dateOfBirth';
import { checkEmail } from '@/domain/account/fields/email';
import { checkCurrent, checkPassword, checkRepeated, type PasswordRules } from '@/domain/account/fields/password';
import { checkPhone, type PhoneParser } from '@/domain/account/fields/phone';
import { checkChoice, checkLength, checkText, isBlank } from '@/domain/account/fields/plainText';
import { checkSignInName } from '@/domain/account/signInName';

/**
 * The rules of domain/account as Yup takes them. Messages are Complaints, which the form says in the visitor's language
 * (`form.error.<complaint>`). Loaded with a form only.
 */

/** The other values of the form a field belongs to. */
type Beside = Readonly<Record<string, string | boolean | undefined>>;

const judged = (check: (text: string, beside: Beside) => Complaint | null): StringSchema =>
  string().test('rule', function judge(text) {
    const complaint = check(text ?? '', this.parent as Beside);
    return complaint === null || this.createError({ message: complaint });
  });

/** The same rule for a field that may stay empty. */
const unlessBlank =
  (check: (text: string) => Complaint | null) =>
  (text: string): Complaint | null =>
    isBlank(text) ? null : check(text);

const textOf = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '');

/** An e-mail address; one that may be left out where `optional` says so (VAL-03, OP-045). */
export const emailRule = ({ optional = false } = {}) => judged(optional ? unlessBlank(checkEmail) : checkEmail);

/** What somebody signs in with (AUTH-01); a phone number too where one may register with it. */
export const signInNameRule = (phoneToo: boolean) => judged((text) => checkSignInName(text, phoneToo));

/** A name, an address, a city (VAL-18..20). */
export const textRule = ({ optional = false } = {}) => judged(optional ? checkLength : checkText);

export const choiceRule = ({ optional = false } = {}) => judged(optional ? () => null : checkChoice);

/** Something that must be there and is judged by the backend alone. */
export const givenRule = () => judged((text) => (text === '' ? 'required' : null));

/** A new password (VAL-14, VAL-15). */
export const passwordRule = (rules: PasswordRules) => judged((text) => checkPassword(text, rules));

/** The password once more; `name` is the field that has it first (VAL-17). */
export const repeatedRule = (name: string) => judged((text, beside) => checkRepeated(text, textOf(beside[name])));

/** The password of now (VAL-17). */
export const currentRule = () => judged(checkCurrent);

/** A national number beside its code, which stands in the field `phoneCode` (VAL-06..12). */
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
 * A date of birth; `opened` is the one the form put there itself, '' for none, and the box `dateConfirmed` says that it is
 * the player's (VAL-22, OP-049).
 */
export const birthRule = (today: string, opened: string) =>
  judged(
    (text, beside) => checkDateOfBirth(text, today) ?? checkConfirmed(text, opened, beside.dateConfirmed === true),
  );

/** The box that says "over 18" and accepts the terms: the one consent nobody registers without (VAL-28). */
export const termsRule = () => boolean().oneOf([true], 'terms' satisfies Complaint);

/** The schema of a form: a rule per field that it shows. */
export const formSchema = (rules: AnyObject) => object(rules);
