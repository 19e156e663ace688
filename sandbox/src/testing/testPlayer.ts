import assert from 'node:assert/strict';
import { newAccount } from '../casino/accounts/fields/newAccount';
import { createAccount, type NewAccount } from '../casino/accounts/store/accounts';
import { type Db } from '../db/database';
import { openSession } from '../casino/accounts/store/sessions';

/** Creates an account of the brand at localhost with a session; `headers` authorize calls. */
export async function signedInPlayer(
  db: Db,
  now: Date,
  { email = 'anna@player.example', brand = 'curacao', ...values }: Partial<NewAccount> = {},
) {
  const account = await createAccount(db, newAccount({ brand, email, language: 'en', now, ...values }));
  assert.ok(typeof account !== 'string', String(account));
  const token = await openSession(db, account.id, now);
  return { account, token, headers: { authorization: `Bearer ${token}` } };
}
