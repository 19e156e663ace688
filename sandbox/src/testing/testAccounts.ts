import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { newAccount } from '../casino/accounts/fields/newAccount';
import { type AccountRow, createAccount } from '../casino/accounts/store/accounts';
import { type Db } from '../db/database';
import { messages } from '../casino/mail/schema';
import { openSession } from '../casino/accounts/store/sessions';
import { type openTestBackend } from './testBackend';

type TestBackend = Awaited<ReturnType<typeof openTestBackend>>;

export const PASSWORD = 'correct horse';

export const anyEmail = (): string => `${randomUUID()}@players.example`;

/** A player with a session, inserted directly into the database; `headers` authorize calls. */
export async function makePlayer(
  { db, clock, passwords }: Pick<TestBackend, 'db' | 'clock' | 'passwords'>,
  columns: Partial<AccountRow> = {},
) {
  const now = clock.now();
  const { brand = 'curacao', email = anyEmail(), passwordHash = await passwords.hash(PASSWORD) } = columns;
  const made = await createAccount(
    db,
    newAccount({ currencyCode: 'EUR', countryCode: 'DE', ...columns, brand, email, passwordHash, language: 'en', now }),
  );
  if (typeof made === 'string') throw new Error(`${made} is taken`);
  const token = await openSession(db, made.id, now);
  return { account: made, email, token, headers: { authorization: `Bearer ${token}` } };
}

/** A sign-up body with everything the site sends. */
export const signUpBody = (changed: Record<string, unknown> = {}): Record<string, unknown> => ({
  email: anyEmail(),
  password: PASSWORD,
  phoneCode: null,
  phone: null,
  linkedAccountUuid: null,
  firstName: 'Ada',
  // Two of one name and birthday would be one person's accounts, who gets no bonus for nothing.
  lastName: randomUUID(),
  countryCode: 'DE',
  currencyCode: 'EUR',
  dateOfBirth: '04-15-1990',
  address: 'Beispielweg 1',
  city: 'Musterstadt',
  zipCode: '12345',
  token: 'affiliate-1',
  newsLetter: true,
  subscribe: true,
  recaptchaToken: '',
  preferredLanguage: 'de',
  username: 'ada',
  uniqueKey: 'ada',
  gender: 'Not to say',
  cpnc: 'spring',
  mkt: 'news',
  userDeviceType: 'desktop',
  mirrorDomainFk: null,
  screenResolution: '1440x900',
  uidToken: 'device-1',
  firstUrl: '/casino',
  linkAccount: false,
  ...changed,
});

export const loginBody = (email: string, password = PASSWORD): Record<string, unknown> => ({
  email,
  password,
  recaptchaToken: '',
  afterReg: false,
  cpnc: null,
  mkt: null,
  userDeviceType: 'desktop',
  screenResolution: '1440x900',
  uidToken: 'device-1',
});

/** The messages to a recipient, newest first, each with the token of its link. */
export async function mailTo(db: Db, email: string) {
  const rows = await db.select().from(messages).where(eq(messages.recipient, email)).orderBy(desc(messages.createdAt));
  return rows.map((row) => ({ ...row, token: row.link ? (new URL(row.link).searchParams.get('token') ?? '') : '' }));
}

/** Asserts that `actual` has the members of `expected`, recursively; ignores other members. */
export function assertHas(actual: unknown, expected: object): void {
  for (const [name, value] of Object.entries(expected)) {
    const found = (actual as Record<string, unknown>)[name];
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
    if (isPart) assertHas(found, value as object);
    else assert.deepEqual(found, value, name);
  }
}
