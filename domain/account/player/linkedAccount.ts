/** What another site says of a person it sends here to register (ENT-28); '' for what it does not say. */
export type LinkedAccount = {
  linkedAccountUuid: string;
  email: string;
  firstName: string;
  lastName: string;
  address: string;
  zipCode: string;
  city: string;
  /** As it was sent. */
  dateOfBirth: string;
};

/** The parameters of an address that carry it. */
export const LINKED_PARAMETERS = [
  'linkedAccountUuid',
  'email',
  'firstName',
  'lastName',
  'address',
  'zipCode',
  'city',
  'dateOfBirth',
] as const satisfies readonly (keyof LinkedAccount)[];

/** More than any of the fields may hold. */
const MAX_LENGTH = 255;

/** The person whom the query of an address introduces (OP-056); null without an id of the other account. */
export function linkedFrom(search: string): LinkedAccount | null {
  const query = new URLSearchParams(search);
  if (!query.get('linkedAccountUuid')?.trim()) return null;
  const values = LINKED_PARAMETERS.map((name) => [name, (query.get(name) ?? '').trim().slice(0, MAX_LENGTH)]);
  return Object.fromEntries(values) as LinkedAccount;
}
