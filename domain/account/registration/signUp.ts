import type { Settings } from '@/config/settings';
import { readTypedDay } from '../fields/birthPicker';
import { toWireDate } from '../fields/dateOfBirth';
import { NOT_TO_SAY } from '../fields/gender';
import { uniqueKeyOf, usernameOf } from '../identity';
import { placeholderEmail } from '../fields/placeholderEmail';
import { orNull } from '../fields/plainText';
import type { DeviceType } from '@/domain/site/marketing/deviceType';

/** Values of the registration form; hidden fields are ''. */
export type SignUpValues = {
  email: string;
  password: string;
  phoneCode: string;
  phone: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  currencyCode: string;
  dateOfBirth: string;
  address: string;
  city: string;
  zipCode: string;
  linkedAccountUuid: string;
  /**
   * The newsletter checkbox, sent as both newsLetter and subscribe; the terms checkbox is sent as neither (AUTH-12,
   * OP-101).
   */
  newsletter: boolean;
};

/** Sign-up data that comes from the visit rather than the form (API-27). */
export type SignUpVisit = {
  preferredLanguage: string;
  /** The affiliate token (ENT-29), null without one. */
  token: string | null;
  cpnc: string | null;
  mkt: string | null;
  userDeviceType: DeviceType;
  mirrorDomainFk: string | number | null;
  screenResolution: string;
  /** IANA zone whose midnights bound the player's days (OP-083). */
  timeZone: string;
  uidToken: string;
  firstUrl: string | null;
};

export type SignUpContext = SignUpVisit & { linkAccount: boolean; recaptchaToken: string };

/** Initial form values. */
export const NO_VALUES: SignUpValues = {
  email: '',
  password: '',
  phoneCode: '',
  phone: '',
  firstName: '',
  lastName: '',
  countryCode: '',
  currencyCode: '',
  dateOfBirth: '',
  address: '',
  city: '',
  zipCode: '',
  linkedAccountUuid: '',
  newsletter: false,
};

/** The values of the visible fields; text typed into fields that are hidden now is not sent. */
export const shownValues = (values: SignUpValues, shown: readonly (keyof SignUpValues)[]): SignUpValues => ({
  ...NO_VALUES,
  ...Object.fromEntries(shown.map((name) => [name, values[name]])),
  ...(shown.includes('phone') && { phoneCode: values.phoneCode }),
  linkedAccountUuid: values.linkedAccountUuid,
  newsletter: values.newsletter,
});

type SignUpSettings = Pick<Settings, 'placeholderEmailDomain' | 'dobWireFormat'>;

/**
 * Request body of a sign-up (API-27, VAL-27): empty values are null, an empty e-mail address is replaced by a generated
 * one (VAL-05), the names are derived from the address (OP-051). `now` in milliseconds.
 */
export function signUpBody(values: SignUpValues, context: SignUpContext, settings: SignUpSettings, now: number) {
  const email = orNull(values.email) ?? placeholderEmail(now, settings.placeholderEmailDomain);
  const phone = orNull(values.phone);
  return {
    email,
    // Blanks are part of a password.
    password: values.password || null,
    phoneCode: phone && orNull(values.phoneCode),
    phone,
    linkedAccountUuid: orNull(values.linkedAccountUuid),
    firstName: orNull(values.firstName),
    lastName: orNull(values.lastName),
    countryCode: orNull(values.countryCode),
    currencyCode: orNull(values.currencyCode),
    address: orNull(values.address),
    city: orNull(values.city),
    zipCode: orNull(values.zipCode),
    newsLetter: values.newsletter,
    subscribe: values.newsletter,
    dateOfBirth: toWireDate(readTypedDay(values.dateOfBirth), settings.dobWireFormat),
    username: usernameOf(email),
    uniqueKey: uniqueKeyOf(email),
    gender: NOT_TO_SAY,
    ...context,
  };
}

export type SignUpBody = ReturnType<typeof signUpBody>;

/** What a person signing up with Google still has to enter. */
export type GoogleSignUpValues = Pick<SignUpValues, 'dateOfBirth' | 'newsletter'>;

/** Request body of a Google sign-up; the form requires the terms to be accepted before it submits. */
export const googleSignUpBody = (
  { dateOfBirth, newsletter }: GoogleSignUpValues,
  visit: SignUpVisit,
  { dobWireFormat }: Pick<SignUpSettings, 'dobWireFormat'>,
) => ({
  terms: true as const,
  dateOfBirth: toWireDate(readTypedDay(dateOfBirth), dobWireFormat),
  newsLetter: newsletter,
  subscribe: newsletter,
  ...visit,
});

export type GoogleSignUpBody = ReturnType<typeof googleSignUpBody>;
