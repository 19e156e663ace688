/** Data another site passes about a person it sends here to register (ENT-28); '' if not given. */
export type LinkedAccount = {
  linkedAccountUuid: string;
  email: string;
  firstName: string;
  lastName: string;
  address: string;
  zipCode: string;
  city: string;
  /** As received. */
  dateOfBirth: string;
};

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

/** Longer than any of the fields. */
const MAX_LENGTH = 255;

/** Reads a linked account from a query string (OP-056); null without linkedAccountUuid. */
export function linkedFrom(search: string): LinkedAccount | null {
  const query = new URLSearchParams(search);
  if (!query.get('linkedAccountUuid')?.trim()) return null;
  const values = LINKED_PARAMETERS.map((name) => [name, (query.get(name) ?? '').trim().slice(0, MAX_LENGTH)]);
  return Object.fromEntries(values) as LinkedAccount;
}
