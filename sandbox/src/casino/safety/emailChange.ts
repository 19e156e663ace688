import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { uniqueKeyOf, usernameOf } from '@/domain/account/identity';
import { DAY_MS } from '@/domain/time/lengths';
import { type AccountRow, accountById, changeAccount, lockedAccount } from '../accounts/store/accounts';
import { hashSecret, newToken as createToken } from '../../base/tokens';
import { type Db } from '../../db/database';
import { emailChanges } from './schema';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** How long both links hold. */
const LIFE_MS = DAY_MS;

const standing = (accountId: string) =>
  and(eq(emailChanges.accountId, accountId), isNull(emailChanges.doneAt), isNull(emailChanges.cancelledAt));

/** The change that waits for its links; null where none does. */
export async function waitingChange(
  db: Db,
  { id, uniqueKey }: Pick<AccountRow, 'id' | 'uniqueKey'>,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(standing(id))
    .orderBy(desc(emailChanges.requestedAt))
    .limit(1);
  return row && row.expiresAt > now && row.oldKey === uniqueKey ? row : null;
}

/** Takes back the change that waits; its links are void from then on. */
export async function cancelChange(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx.update(emailChanges).set({ cancelledAt: now }).where(standing(accountId));
}

type Asked = { account: AccountRow; email: string; hasOldAddress: boolean; now: Date };
type Links = { change: EmailChangeRow; oldToken: string | null; newToken: string };

/** Begins a change; one that waited is void. An account without an address of its own has only the new one to prove. */
export async function beginChange(tx: Db, { account, email, hasOldAddress, now }: Asked): Promise<Links> {
  await cancelChange(tx, account.id, now);
  const [oldToken, newToken] = [hasOldAddress ? createToken() : null, createToken()];
  const [change] = await tx
    .insert(emailChanges)
    .values({
      id: randomUUID(),
      accountId: account.id,
      oldKey: account.uniqueKey,
      email,
      oldTokenHash: oldToken === null ? null : hashSecret(oldToken),
      newTokenHash: hashSecret(newToken),
      oldConfirmedAt: hasOldAddress ? null : now,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
    .returning();
  return { change: change!, oldToken, newToken };
}

/** What opening a link did: `changedFrom` is the account before, where this very link changed the address. */
export type Confirmed = { address: 'old' | 'new'; done: boolean; changedFrom: AccountRow | null; email: string };

/**
 * Confirms one of the addresses, and changes the e-mail once both are. A link opened again does nothing and succeeds.
 * Null for an unknown, late or void link; 'taken' where another account has the address meanwhile.
 */
export async function confirmChange(
  tx: Db,
  { brand, token, now }: { brand: string; token: string; now: Date },
): Promise<Confirmed | 'taken' | null> {
  const hash = hashSecret(token);
  const ofToken = or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash));
  const [found] = await tx.select().from(emailChanges).where(ofToken);
  // The account first, as everywhere: of two links that are opened at once the second sees what the first did.
  const account = found ? await lockedAccount(tx, found.accountId) : null;
  const [row] = found ? await tx.select().from(emailChanges).where(eq(emailChanges.id, found.id)) : [];
  if (!row || account?.brand !== brand || account.closedAt !== null || row.cancelledAt !== null) return null;
  const address = row.oldTokenHash === hash ? ('old' as const) : ('new' as const);
  const told = { address, email: row.email };
  if (row.doneAt !== null) return { ...told, done: true, changedFrom: null };
  if (row.expiresAt <= now || row.oldKey !== account.uniqueKey) return null;
  const confirmed = {
    oldConfirmedAt: address === 'old' ? (row.oldConfirmedAt ?? now) : row.oldConfirmedAt,
    newConfirmedAt: address === 'new' ? (row.newConfirmedAt ?? now) : row.newConfirmedAt,
  };
  const done = confirmed.oldConfirmedAt !== null && confirmed.newConfirmedAt !== null;
  if (done) {
    const { email } = row;
    const values = { email, uniqueKey: uniqueKeyOf(email), username: usernameOf(email), emailVerifiedAt: now };
    if (typeof (await changeAccount(tx, account.id, values)) === 'string') return 'taken';
  }
  await tx
    .update(emailChanges)
    .set({ ...confirmed, doneAt: done ? now : null })
    .where(eq(emailChanges.id, row.id));
  return { ...told, done, changedFrom: done ? account : null };
}

/** The account as it is now. */
export const freshAccount = async (db: Db, account: AccountRow): Promise<AccountRow> =>
  (await accountById(db, account.id)) ?? account;
