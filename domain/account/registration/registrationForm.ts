import type { RegistrationField, RegistrationFields } from './registrationFields';

/** Registration by e-mail address or by phone number (AUTH-02). */
export type RegistrationWay = 'email' | 'phone';

/** Fields required wherever they are shown (VAL-21). */
export const REQUIRED_FIELDS: ReadonlySet<RegistrationField> = new Set([
  'firstName',
  'lastName',
  'email',
  'password',
  'dateOfBirth',
  'address',
]);

/** Order of the form: credentials, person, country and currency, address. */
const ORDER: readonly RegistrationField[] = [
  'email',
  'phone',
  'password',
  'firstName',
  'lastName',
  'dateOfBirth',
  'countryCode',
  'currencyCode',
  'address',
  'city',
  'zipCode',
];

/**
 * Fields of the registration form, in display order (AUTH-04). The password is always included, since login needs it.
 * If registration by phone is offered, the number is asked for by that way only; otherwise the configuration decides.
 */
export function registrationForm(
  configured: RegistrationFields,
  { way, byPhone }: { way: RegistrationWay; byPhone: boolean },
): RegistrationField[] {
  const isShown = (field: RegistrationField): boolean => {
    if (field === 'password') return true;
    if (field === 'phone') return byPhone ? way === 'phone' : configured.has('phone');
    return configured.has(field);
  };
  const shown = ORDER.filter(isShown);
  return way === 'phone'
    ? ['phone', 'password', ...shown.filter((field) => field !== 'phone' && field !== 'password')]
    : shown;
}

/** Whether a registration field is required; e-mail is optional when registering by phone (OP-045, VAL-06). */
export const isRequired = (field: RegistrationField, way: RegistrationWay): boolean =>
  field === 'phone' || (REQUIRED_FIELDS.has(field) && !(field === 'email' && way === 'phone'));

/**
 * Why registration is unavailable (AUTH-06, AUTH-07); null if the form may be shown. `country` is the visitor's, `open`
 * the country codes open for registration; both null while unknown.
 */
export function registrationBar({
  country,
  open,
  closed,
}: {
  country: string | null;
  open: readonly string[] | null;
  /** Result of isRegistrationClosed. */
  closed: boolean;
}): 'country' | 'window' | null {
  if (country !== null && open !== null && open.length > 0 && !open.some((code) => code.toUpperCase() === country))
    return 'country';
  return closed ? 'window' : null;
}
