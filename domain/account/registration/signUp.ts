import type { Settings } from '@/config/settings';
import { toWireDate } from '../fields/dateOfBirth';
import { NOT_TO_SAY } from '../fields/gender';
import { uniqueKeyOf, usernameOf } from '../identity';
import { placeholderEmail } from '../fields/placeholderEmail';
import { orNull } from '../fields/plainText';
import type { DeviceType } from '@/domain/site/marketing/deviceType';

/** What a registration form holds; a field that is not shown is ''. `token` is the affiliate's (ENT-29). */
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
  /** The newsletter box: both newsLetter and subscribe of the wire carry it, the terms box neither (AUTH-12, OP-101). */
  newsletter: boolean;
};

/** What the site knows of the visit, and no form asks (API-27). */
export type SignUpVisit = {
  preferredLanguage: string;
  /** The affiliate token, null without one. */
  token: string | null;
  cpnc: string | null;
  mkt: string | null;
  userDeviceType: DeviceType;
  mirrorDomainFk: string | number | null;
  screenResolution: string;
  /** IANA name of the zone whose midnights end the player's days (OP-083). */
  timeZone: string;
  uidToken: string;
  firstUrl: string | null;
};

export type SignUpContext = SignUpVisit & { linkAccount: boolean; recaptchaToken: string };

/** What a form opens with before anybody typed: nothing, and no box ticked. */
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

/** What the player saw of these values; what was typed into a field that is not shown any more is not sent. */
export const shownValues = (values: SignUpValues, shown: readonly (keyof SignUpValues)[]): SignUpValues => ({
  ...NO_VALUES,
  ...Object.fromEntries(shown.map((name) => [name, values[name]])),
  ...(shown.includes('phone') && { phoneCode: values.phoneCode }),
  linkedAccountUuid: values.linkedAccountUuid,
  newsletter: values.newsletter,
});

type SignUpSettings = Pick<Settings, 'placeholderEmailDomain' | 'dobWireFormat'>;

/**
 * The body of a sign-up (API-27, VAL-27): empty values are null, an empty e-mail address is replaced by a generated one
 * (VAL-05), names come from the address (OP-051). `now` in milliseconds.
 */
export function signUpBody(values: SignUpValues, context: SignUpContext, settings: SignUpSettings, now: number) {
  const email = orNull(values.email) ?? placeholderEmail(now, settings.placeholderEmailDomain);
  const phone = orNull(values.phone);
  return {
    email,
    // Blanks belong to a password.
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
    dateOfBirth: toWireDate(values.dateOfBirth, settings.dobWireFormat),
    username: usernameOf(email),
    uniqueKey: uniqueKeyOf(email),
    gender: NOT_TO_SAY,
    ...context,
  };
}

export type SignUpBody = ReturnType<typeof signUpBody>;

/** What a person whom Google stands for still has to say. */
export type GoogleSignUpValues = Pick<SignUpValues, 'dateOfBirth' | 'newsletter'>;

/** The body with which their account is opened; the form sends nothing before the terms are agreed to. */
export const googleSignUpBody = (
  { dateOfBirth, newsletter }: GoogleSignUpValues,
  visit: SignUpVisit,
  { dobWireFormat }: Pick<SignUpSettings, 'dobWireFormat'>,
) => ({
  terms: true as const,
  dateOfBirth: toWireDate(dateOfBirth, dobWireFormat),
  newsLetter: newsletter,
  subscribe: newsletter,
  ...visit,
});

export type GoogleSignUpBody = ReturnType<typeof googleSignUpBody>;
