import type { ProfileField } from '@/domain/account/fields/fieldLocks';
import type { MinimumAge } from '@/domain/account/fields/dateOfBirth';
import type { PhoneParser } from '@/domain/account/fields/phone';
import { birthRule, choiceRule, emailRule, formSchema, phoneRule, textRule } from '@/hooks/accountSchema';

type ProfileRules = {
  /** The visible, editable fields: only these are validated (OP-060). */
  fields: readonly ProfileField[];
  isRequired: (field: ProfileField) => boolean;
  today: string;
  /** The date the form was prefilled with. */
  openedDate: string;
  minimumAge: MinimumAge;
  minLength: number;
  parser: PhoneParser | null;
};

/** Whether the profile requires the field: all but phone, gender and nickname (VAL-18, VAL-20, VAL-22, OP-045). */
export const isProfileRequired = (field: ProfileField): boolean =>
  !(['phone', 'phoneCode', 'gender', 'nickname'] as readonly ProfileField[]).includes(field);

/** The validation schema of a profile form. */
export function profileSchema({ fields, isRequired, today, openedDate, minimumAge, minLength, parser }: ProfileRules) {
  const ruleOf = (field: ProfileField) => {
    const optional = !isRequired(field);
    switch (field) {
      case 'email':
        return emailRule({ optional });
      case 'phone':
        return phoneRule({ minLength, parser, optional });
      case 'dateOfBirth':
        return birthRule(today, openedDate, minimumAge);
      case 'countryCode':
      case 'gender':
      case 'phoneCode':
        return choiceRule({ optional });
      default:
        return textRule({ optional });
    }
  };
  return formSchema(Object.fromEntries(fields.map((field) => [field, ruleOf(field)])));
}
