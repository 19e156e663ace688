import type { RegistrationField, RegistrationFields } from './registrationFields';

/** How one registers: an account is known by its e-mail address or by its phone number (AUTH-02). */
export type RegistrationWay = 'email' | 'phone';

/** What must be filled in where it is shown, whichever form shows it (VAL-21). */
export const REQUIRED_FIELDS: ReadonlySet<RegistrationField> = new Set([
  'firstName',
  'lastName',
  'email',
  'password',
  'dateOfBirth',
  'address',
]);

/** The order of the form: what one signs in with, who one is, how one plays, where one lives. */
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
 * The fields of the registration, in their order (AUTH-04). A password is always asked for, since without one nobody signs
 * in again. The number belongs to the way by phone; where there is only the way by e-mail, the configuration decides.
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

/** Whether a field of the registration must be filled in: by phone the e-mail address need not be (OP-045, VAL-06). */
export const isRequired = (field: RegistrationField, way: RegistrationWay): boolean =>
  field === 'phone' || (REQUIRED_FIELDS.has(field) && !(field === 'email' && way === 'phone'));

/**
 * Why nobody can register here and now (AUTH-06, AUTH-07); null when the form may be shown. `country` is where the visitor
 * is, null while unknown; `open` are the codes of the countries open for registration, null while unknown.
 */
export function registrationBar({
  country,
  open,
  closed,
}: {
  country: string | null;
  open: readonly string[] | null;
  /** What isRegistrationClosed said. */
  closed: boolean;
}): 'country' | 'window' | null {
  if (country !== null && open !== null && open.length > 0 && !open.includes(country)) return 'country';
  return closed ? 'window' : null;
}
