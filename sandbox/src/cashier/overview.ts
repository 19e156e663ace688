import { desc, eq } from 'drizzle-orm';
import { uniqueKeyOf } from '@/domain/account/identity';
import { type Db } from '../db/database';
import { accounts } from '../db/schema';
import { type DepositRow, deposits, type ProviderPayment, providerPayments } from '../db/schema/cashier';

/** A deposit with its payment at the provider, and whose it is. */
export type SeenDeposit = { deposit: DepositRow; payment: ProviderPayment; email: string };

const selected = (db: Db) =>
  db
    .select({ deposit: deposits, payment: providerPayments, email: accounts.email })
    .from(deposits)
    .innerJoin(accounts, eq(accounts.id, deposits.player))
    .innerJoin(providerPayments, eq(providerPayments.id, deposits.providerPayment));

/** The latest deposits of all players, newest first. */
export const latestDeposits = (db: Db, count: number): Promise<SeenDeposit[]> =>
  selected(db).orderBy(desc(deposits.createdAt), desc(deposits.id)).limit(count);

/** The newest deposit of whoever has an e-mail, at whichever brand; null for none. */
export async function latestDepositOf(db: Db, email: string): Promise<SeenDeposit | null> {
  const [row] = await selected(db)
    .where(eq(accounts.uniqueKey, uniqueKeyOf(email)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(1);
  return row ?? null;
}

/** The deposit of a reference, as a player tells it; null for none. */
export async function depositByReference(db: Db, reference: string): Promise<SeenDeposit | null> {
  const [row] = await selected(db).where(eq(deposits.reference, reference));
  return row ?? null;
}
