import { and, eq } from 'drizzle-orm';
import { checkEmail } from '@/domain/account/email';
import { newAccount } from '../accounts/newAccount';
import { type Brand } from '../brand/brand';
import { accountByEmail, type AccountRow, changeAccount, createAccount } from '../db/accounts';
import { type Db } from '../db/database';
import { accounts } from '../db/schema';
import { endSessions } from '../db/sessions';
import { type GooglePerson } from './provider';

/** Why somebody whom the provider knows does not get in; the site says it in words. */
export type NoEntry = 'failed' | 'country' | 'frozen';

type Entry = {
  person: GooglePerson;
  brand: Brand;
  /** Where the visitor is. */
  visitor: { ip: string; country: string };
  language: string;
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
 * Joins an account to the person whose proven e-mail it has. Where the account never proved that e-mail, whoever made it may
 * be a stranger who waits for its owner: the password and all sessions end, and the owner has the account.
 */
async function join(tx: Db, account: AccountRow, { person, now }: Entry): Promise<AccountRow | NoEntry> {
  if (account.googleSubject !== null) return 'failed';
  if (account.emailVerifiedAt !== null) {
    return accountOr(await changeAccount(tx, account.id, { googleSubject: person.subject }));
  }
  await endSessions(tx, account.id, now);
  const values = { googleSubject: person.subject, emailVerifiedAt: now, passwordHash: null };
  return accountOr(await changeAccount(tx, account.id, values));
}

async function make(tx: Db, { person, brand, visitor, language, now }: Entry): Promise<AccountRow | NoEntry> {
  const { country } = visitor;
  const closed = [...brand.closedCountries, ...(brand.settings.excludedCountryCodeList ?? [])];
  if (closed.includes(country)) return 'country';
  const row = newAccount({
    brand: brand.name,
    email: person.email,
    emailVerifiedAt: now,
    googleSubject: person.subject,
    firstName: person.firstName,
    lastName: person.lastName,
    countryCode: country,
    currencyCode: brand.currencyOf[country] ?? brand.currencies[0]?.code ?? null,
    language,
    origin: visitor,
    now,
  });
  return accountOr(await createAccount(tx, row));
}

/**
 * The account of a person who signed in at the identity provider: the one joined to them, else the one with their proven
 * e-mail, else a new one (AUTH-03). What they did not tell, such as the date of birth, the profile asks for.
 */
export async function enterWithGoogle(db: Db, entry: Entry): Promise<AccountRow | NoEntry> {
  const { person, brand, now } = entry;
  const account = await db.transaction(async (tx): Promise<AccountRow | NoEntry> => {
    const joined = await accountBySubject(tx, brand.name, person.subject);
    if (joined) return joined;
    if (!person.isEmailProven || checkEmail(person.email) !== null) return 'failed';
    const known = await accountByEmail(tx, brand.name, person.email);
    return known ? join(tx, known, entry) : make(tx, entry);
  });
  if (typeof account === 'string') return account;
  return account.frozenUntil && account.frozenUntil > now ? 'frozen' : account;
}
