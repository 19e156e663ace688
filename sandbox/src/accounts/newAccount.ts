import { randomUUID } from 'node:crypto';
import { uniqueKeyOf, usernameOf } from '@/domain/account/identity';
import { type NewAccount } from '../db/accounts';
import { type AccountOrigin } from '../db/schema';

type Given = Partial<NewAccount> & {
  brand: string;
  email: string;
  /** Code of the language the player reads. */
  language: string;
  origin?: AccountOrigin;
  now: Date;
};

/** The row of a new account: who it is follows from the e-mail (OP-051), what was not given is empty. */
export const newAccount = ({ language, now, ...given }: Given): NewAccount => ({
  origin: {},
  ...given,
  id: randomUUID(),
  username: usernameOf(given.email),
  uniqueKey: uniqueKeyOf(given.email),
  preferredLanguage: language,
  createdAt: now,
});
