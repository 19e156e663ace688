/** Fields a registration can show (OP-052), by the names of the sign-up. */
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

/** Which of them a brand shows; 0 hides one. */
export type RegistrationFlags = Readonly<Record<Field, 0 | 1>>;

/** Little to begin with: what most of the sample brands ask for. The profile asks for the rest. */
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

/** Everything a registration can ask for. */
export const ALL_FIELDS: RegistrationFlags = {
  ...USUAL_FIELDS,
  firstName: 1,
  lastName: 1,
  address: 1,
  city: 1,
  zipCode: 1,
};
