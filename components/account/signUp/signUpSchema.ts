import type { PasswordRules } from '@/domain/account/fields/password';
import type { MinimumAge } from '@/domain/account/fields/dateOfBirth';
import type { PhoneParser } from '@/domain/account/fields/phone';
import { isRequired, type RegistrationWay } from '@/domain/account/registration/registrationForm';
import type { RegistrationField } from '@/domain/account/registration/registrationFields';
import {
  birthRule,
  choiceRule,
  emailRule,
  formSchema,
  passwordRule,
  phoneRule,
  termsRule,
  textRule,
} from '@/hooks/accountSchema';

type SignUpRules = {
  shown: readonly RegistrationField[];
  way: RegistrationWay;
  rules: PasswordRules;
  today: string;
  openedDate: string;
  minimumAge: MinimumAge;
  minLength: number;
  parser: PhoneParser | null;
};

/** Validation schema of the sign-up form: the visible fields, and the age and terms checkbox (VAL-28). */
export function signUpSchema({ shown, way, rules, today, openedDate, minimumAge, minLength, parser }: SignUpRules) {
  const ruleOf = (name: RegistrationField) => {
    const optional = !isRequired(name, way);
    switch (name) {
      case 'email':
        return emailRule({ optional });
      case 'password':
        return passwordRule(rules);
      case 'phone':
        return phoneRule({ minLength, parser });
      case 'dateOfBirth':
        return birthRule(today, openedDate, minimumAge);
      case 'countryCode':
      case 'currencyCode':
        return choiceRule({ optional });
      default:
        return textRule({ optional });
    }
  };
  return formSchema({
    ...Object.fromEntries(shown.map((name) => [name, ruleOf(name)])),
    terms: termsRule(),
  });
}
