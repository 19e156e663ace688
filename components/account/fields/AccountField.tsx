import { Button } from '@/components/ui/controls/Button';
import { PhoneField } from '@/components/ui/form/PhoneField';
import { SelectField } from '@/components/ui/form/SelectField';
import { EmailField, TextField } from '@/components/ui/form/TextField';
import { assertNever } from '@/domain/assertNever';
import { GENDERS, type Gender, type Option } from '@/domain/account/fields/gender';
import { useT, type TextKey } from '@/hooks/useT';
import { BirthField } from './BirthField';
import type { AccountLists } from './useAccountLists';

/** Any account field except the passwords. */
export type AccountFieldName =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'dateOfBirth'
  | 'gender'
  | 'countryCode'
  | 'currencyCode'
  | 'address'
  | 'city'
  | 'zipCode'
  | 'nickname';

const AUTO_COMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  address: 'street-address',
  city: 'address-level2',
  zipCode: 'postal-code',
  nickname: 'nickname',
} as const;

const GENDER_TEXTS: Readonly<Record<Gender, TextKey>> = {
  'Not to say': 'account.gender.notToSay',
  Male: 'account.gender.male',
  Female: 'account.gender.female',
};

type AccountFieldProps = {
  name: AccountFieldName;
  required?: boolean;
  locked?: boolean;
  hint?: string | undefined;
  lists: AccountLists;
  /** Countries offered by the select: all, or only those open for registration (OP-055). */
  countries?: 'open' | 'all';
  today: string;
  /** See BirthField. */
  openedDate: string;
};

/** One account field, with the same name, label and input in registration, linked sign-up and profile. */
export function AccountField({ name, lists, today, openedDate, countries = 'all', hint, ...rest }: AccountFieldProps) {
  const t = useT();
  const field = { ...rest, name, label: t(`account.field.${name}`) };
  const again = (
    <Button look="quiet" size="dense" onClick={lists.retry}>
      {t('account.listFailed')}
    </Button>
  );
  const select = (options: readonly Option[], autoComplete?: 'country') => (
    <SelectField
      {...field}
      options={options}
      placeholder={t('account.choose')}
      hint={lists.failed && options.length === 0 ? again : hint}
      {...(autoComplete && { autoComplete })}
    />
  );
  switch (name) {
    case 'email':
      return <EmailField {...field} hint={hint} />;
    case 'phone':
      return <PhoneField {...field} codeName="phoneCode" countries={lists.all} hint={hint} />;
    case 'dateOfBirth':
      return <BirthField {...field} today={today} opened={openedDate} />;
    case 'gender':
      return (
        <SelectField
          {...field}
          autoComplete="sex"
          options={GENDERS.map((value) => ({ value, label: t(GENDER_TEXTS[value]) }))}
        />
      );
    case 'countryCode':
      return select(
        ((countries === 'open' ? lists.open : lists.all) ?? []).map(({ code, name: label }) => ({
          value: code,
          label,
        })),
        'country',
      );
    case 'currencyCode':
      return select(lists.currencies.map(({ code, name: words }) => ({ value: code, label: `${code} – ${words}` })));
    case 'firstName':
    case 'lastName':
    case 'address':
    case 'city':
    case 'zipCode':
    case 'nickname':
      return <TextField {...field} hint={hint} autoComplete={AUTO_COMPLETE[name]} />;
    default:
      return assertNever(name);
  }
}
