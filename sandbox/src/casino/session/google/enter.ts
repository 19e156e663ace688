import { and, eq } from 'drizzle-orm';
import { type Market } from '@/config/markets/market';
import { checkEmail } from '@/domain/account/fields/email';
import { isClosed } from '../../accounts/fields/closedCountries';
import { type Brand } from '../../../brands/brand/brand';
import { accountByEmail, type AccountRow, changeAccount } from '../../accounts/store/accounts';
import { type Db } from '../../../db/database';
import { type Newcomer } from './newcomers';
import { accounts } from '../../accounts/store/schema';
import { dropMethods } from '../../accounts/security/methods';
import { endSessions } from '../../accounts/store/sessions';
import { barsLogIn } from '../../protection/barsLogIn';
import { type GooglePerson } from './provider';

/** Why a person known to the provider is not signed in; the site shows a message for it. */
export type NoEntry = 'failed' | 'country' | 'frozen';

type Entry = {
  person: GooglePerson;
  brand: Brand;
  country: string;
  market: (account: AccountRow) => Market;
  now: Date;
};

async function accountBySubject(db: Db, brand: string, subject: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.brand, brand), eq(accounts.googleSubject, subject)));
  return row ?? null;
}

const accountOr = (made: AccountRow | string): AccountRow | NoEntry => (typeof made === 'string' ? 'failed' : made);

/**
 * Links an account to the person with the same verified e-mail. If the account's own e-mail was never verified, it may
 * have been registered by someone else: its password and second steps are removed and all sessions end, so that only the owner
 * of the e-mail has access.
 */
async function join(tx: Db, account: AccountRow, { person, now }: Entry): Promise<AccountRow | NoEntry> {
  if (account.googleSubject !== null) return 'failed';
  if (account.emailVerifiedAt !== null) {
    return accountOr(await changeAccount(tx, account.id, { googleSubject: person.subject }));
  }
  await endSessions(tx, account.id, now);
  await dropMethods(tx, account.id);
  const values = { googleSubject: person.subject, emailVerifiedAt: now, passwordHash: null };
  return accountOr(await changeAccount(tx, account.id, values));
}

/** Whether a person has an account now. */
export const hasAccount = async (db: Db, brand: string, { subject, email }: Newcomer): Promise<boolean> =>
  ((await accountBySubject(db, brand, subject)) ?? (await accountByEmail(db, brand, email))) !== null;

/**
 * The account of a person who signed in at the identity provider: the linked one, else the one with their verified
 * e-mail (AUTH-03). A newcomer gets an account only after consenting (routes/googleSignUp.ts).
 */
export async function enterWithGoogle(db: Db, entry: Entry): Promise<AccountRow | 'newcomer' | NoEntry> {
  const { person, brand, country, now } = entry;
  const account = await db.transaction(async (tx): Promise<AccountRow | 'newcomer' | NoEntry> => {
    const joined = await accountBySubject(tx, brand.name, person.subject);
    if (joined) return joined;
    if (!person.isEmailProven || checkEmail(person.email) !== null) return 'failed';
    const known = await accountByEmail(tx, brand.name, person.email);
    if (known) return join(tx, known, entry);
    return isClosed(brand, country) ? 'country' : 'newcomer';
  });
  if (typeof account === 'string') return account;
  if (account.closedAt) return 'failed';
  const isFrozen = account.frozenUntil !== null && account.frozenUntil > now;
  return isFrozen || (await barsLogIn(db, account, entry.market(account), now)) ? 'frozen' : account;
}
