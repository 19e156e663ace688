import type { Settings } from '@/config/settings';
import { readTypedDay } from './birthPicker';
import { checkConfirmed, fromWireDate, latestBirthday, toWireDate } from './dateOfBirth';
import { PROFILE_FIELDS, type ProfileField, type StoredProfile } from './fieldLocks';
import { genderOf } from './gender';
import { shownEmail } from './placeholderEmail';
import { orNull } from './plainText';

/** Values of the profile form; `dateConfirmed` confirms a prefilled date of birth (OP-049). */
export type ProfileValues = Record<ProfileField, string> & { dateConfirmed: boolean };

type ProfileSettings = Pick<Settings, 'placeholderEmailDomain' | 'dobWireFormat' | 'prefillDateOfBirth'> &
  Partial<Pick<Settings, 'marketRules'>>;

/** The prefilled date of birth: '' if one is stored or if the settings disable it (VAL-26, OP-049). */
export const openedDate = (stored: string | null, today: string, settings: ProfileSettings): string =>
  fromWireDate(stored) === '' && settings.prefillDateOfBirth
    ? latestBirthday(today, settings.marketRules?.minimumAge)
    : '';

/** Stored values as form values: '' for a generated e-mail address and for 1900-01-01 (VAL-05, PROF-08). */
export function storedValues(user: StoredProfile, settings: ProfileSettings): Record<ProfileField, string> {
  const texts = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, user[field] ?? '']));
  return {
    ...(texts as Record<ProfileField, string>),
    email: shownEmail(user.email, settings.placeholderEmailDomain),
    dateOfBirth: fromWireDate(user.dateOfBirth),
    gender: genderOf(user.gender),
    phoneCode: (user.phoneCode ?? '').replace(/\D/g, ''),
  };
}

/** Initial form values; `phoneCode` is the default where no number is stored. */
export function openingValues(
  user: StoredProfile,
  { today, phoneCode, settings }: { today: string; phoneCode: string; settings: ProfileSettings },
): ProfileValues {
  const stored = storedValues(user, settings);
  return {
    ...stored,
    phoneCode: stored.phoneCode || (stored.phone === '' ? phoneCode : ''),
    dateOfBirth: stored.dateOfBirth || openedDate(user.dateOfBirth, today, settings),
    dateConfirmed: false,
  };
}

/**
 * The values to send: all of `fields`, as the specification has it (§7, A25). Empty ones are null (VAL-27), the date of
 * birth is in wire format and left out if prefilled but not confirmed; a phone code without a number is null too.
 */
export function profileSent(
  values: ProfileValues,
  user: StoredProfile,
  { fields, today, settings }: { fields: readonly ProfileField[]; today: string; settings: ProfileSettings },
): Partial<Record<ProfileField, string | null>> {
  const opened = openedDate(user.dateOfBirth, today, settings);
  const isUnconfirmed = checkConfirmed(values.dateOfBirth, opened, values.dateConfirmed) !== null;
  const sent = (field: ProfileField): string | null => {
    if (field === 'dateOfBirth') return toWireDate(readTypedDay(values.dateOfBirth), settings.dobWireFormat);
    if (field === 'phoneCode') return orNull(values.phone) && orNull(values.phoneCode);
    return orNull(values[field]);
  };
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => fields.includes(field) && !(field === 'dateOfBirth' && isUnconfirmed)).map(
      (field) => [field, sent(field)],
    ),
  );
}
