/** The fields a registration may show, by the names of the backend (ENT-24). */
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

/** What is asked when nobody could be asked what to ask: e-mail, password and what must be known (OP-052, VAL-21). */
export const FALLBACK_FIELDS: RegistrationFields = new Set([
  'email',
  'password',
  'firstName',
  'lastName',
  'dateOfBirth',
  'address',
]);

/** Missing, 0 and false hide a field, also when written as text; every other value shows it (OP-052). */
const isShown = (flag: unknown): boolean => flag !== undefined && flag !== null && Boolean(flag) && flag !== '0';

/** The fields that a map of names to flags asks for; names nobody knows are ignored (AUTH-04, ENT-24, OP-052). */
export const readRegistrationFields = (flags: Readonly<Record<string, unknown>>): RegistrationFields =>
  new Set(REGISTRATION_FIELDS.filter((name) => Object.hasOwn(flags, name) && isShown(flags[name])));
