import { randomUUID } from 'node:crypto';
import { uniqueKeyOf, usernameOf } from '@/domain/account/identity';
import { type NewAccount } from '../store/accounts';
import { type AccountOrigin } from '../store/schema';

type Given = Partial<NewAccount> & {
  brand: string;
  email: string;
  language: string;
  origin?: AccountOrigin;
  now: Date;
};

/**
 * The row of a new account: username and unique key are derived from the e-mail (OP-051); missing columns stay empty.
 */
export const newAccount = ({ language, now, ...given }: Given): NewAccount => ({
  origin: {},
  ...given,
  id: randomUUID(),
  username: usernameOf(given.email),
  uniqueKey: uniqueKeyOf(given.email),
  preferredLanguage: language,
  createdAt: now,
});
