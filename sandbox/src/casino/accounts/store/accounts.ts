import { and, eq, inArray } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { accounts } from './schema';

export type AccountRow = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

/** The account fields that are unique per brand. */
export type Taken = 'email' | 'phone' | 'google' | 'nickname';

const CONSTRAINTS: Readonly<Record<string, Taken>> = {
  accounts_one_per_email: 'email',
  accounts_one_per_phone: 'phone',
  accounts_one_per_google: 'google',
  accounts_one_per_nickname: 'nickname',
};

/** Which unique constraint a write violated, or null. Both engines name the constraint; drizzle wraps the error. */
function takenOf(error: unknown): Taken | null {
  for (let one = error as { constraint?: unknown; cause?: unknown } | undefined; one; one = one.cause as typeof one) {
    const taken = typeof one.constraint === 'string' ? CONSTRAINTS[one.constraint] : undefined;
    if (taken) return taken;
  }
  return null;
}

/** Runs a write in a savepoint; returns the field that is taken instead of throwing. */
async function unlessTaken(db: Db, write: (tx: Db) => Promise<AccountRow>): Promise<AccountRow | Taken> {
  try {
    return await db.transaction(write);
  } catch (error) {
    const taken = takenOf(error);
    if (taken) return taken;
    throw error;
  }
}

/** Stores a new account. Of two concurrent sign-ups with one e-mail, one gets the account, the other 'email'. */
export const createAccount = (db: Db, values: NewAccount): Promise<AccountRow | Taken> =>
  unlessTaken(db, async (tx) => (await tx.insert(accounts).values(values).returning())[0]!);

/** Updates an account; returns the field that another account of the brand already uses. */
export const changeAccount = (db: Db, id: string, values: Partial<NewAccount>): Promise<AccountRow | Taken> =>
  unlessTaken(db, async (tx) => (await tx.update(accounts).set(values).where(eq(accounts.id, id)).returning())[0]!);

/** The account with this id, locked (FOR UPDATE) until the caller's transaction ends. */
export async function lockedAccount(tx: Db, id: string): Promise<AccountRow | null> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row ?? null;
}

/** The account with this id, or null. */
export async function accountById(db: Db, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

/** The account of a brand with this e-mail, case-insensitively. */
export async function accountByEmail(db: Db, brand: string, email: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.brand, brand), eq(accounts.uniqueKey, email.trim().toLowerCase())));
  return row ?? null;
}

/** The account of a brand whose phone number matches one of these keys; null when none matches or two do. */
export async function accountByPhone(db: Db, brand: string, phoneKeys: readonly string[]): Promise<AccountRow | null> {
  const [row, another] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.brand, brand), inArray(accounts.phoneKey, phoneKeys)))
    .limit(2);
  return row && !another ? row : null;
}

/** Whether the brand already has an account with this name and date of birth. */
export async function hasSamePerson(db: Db, brand: string, person: Pick<AccountRow, PersonKey>): Promise<boolean> {
  const { firstName, lastName, dateOfBirth } = person;
  if (!firstName || !lastName || !dateOfBirth) return false;
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.brand, brand),
        eq(accounts.firstName, firstName),
        eq(accounts.lastName, lastName),
        eq(accounts.dateOfBirth, dateOfBirth),
      ),
    )
    .limit(1);
  return row !== undefined;
}
type PersonKey = 'firstName' | 'lastName' | 'dateOfBirth';
