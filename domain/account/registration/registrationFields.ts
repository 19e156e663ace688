/** Registration fields, by backend name (ENT-24). */
export const REGISTRATION_FIELDS = [
  'email',
  'password',
  'firstName',
  'lastName',
  'countryCode',
  'currencyCode',
  'dateOfBirth',
  'address',
  'city',
  'zipCode',
  'phone',
] as const;

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
export type RegistrationFields = ReadonlySet<RegistrationField>;

/** Fields used when the configuration is unavailable: e-mail, password and the required ones (OP-052, VAL-21). */
export const FALLBACK_FIELDS: RegistrationFields = new Set([
  'email',
  'password',
  'firstName',
  'lastName',
  'dateOfBirth',
  'address',
]);

/** Missing, 0, '0', false and null hide a field; any other value shows it (OP-052). */
const isShown = (flag: unknown): boolean => flag !== undefined && flag !== null && Boolean(flag) && flag !== '0';

/** The fields enabled in a map of names to flags; unknown names are ignored (AUTH-04, ENT-24, OP-052). */
export const readRegistrationFields = (flags: Readonly<Record<string, unknown>>): RegistrationFields =>
  new Set(REGISTRATION_FIELDS.filter((name) => Object.hasOwn(flags, name) && isShown(flags[name])));
