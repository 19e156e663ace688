/** Fields the sign-up form can show (OP-052), by their names in the sign-up call. */
type Field =
  | 'email'
  | 'password'
  | 'firstName'
  | 'lastName'
  | 'countryCode'
  | 'currencyCode'
  | 'dateOfBirth'
  | 'address'
  | 'city'
  | 'zipCode'
  | 'phone';

/** Which fields a brand shows; 0 hides one. */
export type RegistrationFlags = Readonly<Record<Field, 0 | 1>>;

/** The short form of most sample brands. The profile asks for the rest. */
export const USUAL_FIELDS: RegistrationFlags = {
  email: 1,
  password: 1,
  firstName: 0,
  lastName: 0,
  countryCode: 1,
  currencyCode: 1,
  dateOfBirth: 1,
  address: 0,
  city: 0,
  zipCode: 0,
  phone: 1,
};

export const ALL_FIELDS: RegistrationFlags = {
  ...USUAL_FIELDS,
  firstName: 1,
  lastName: 1,
  address: 1,
  city: 1,
  zipCode: 1,
};
