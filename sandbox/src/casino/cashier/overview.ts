import { desc, eq } from 'drizzle-orm';
import { uniqueKeyOf } from '@/domain/account/identity';
import { type Db } from '../../db/database';
import { accounts } from '../accounts/store/schema';
import { type DepositRow, deposits } from '../deposits/schema';
import { type ProviderPayment, providerPayments } from '../../outside/payments/schema';

/** A deposit with its provider payment and its player's e-mail. */
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

/** The newest deposit of the player with an e-mail, at any brand; null if there is none. */
export async function latestDepositOf(db: Db, email: string): Promise<SeenDeposit | null> {
  const [row] = await selected(db)
    .where(eq(accounts.uniqueKey, uniqueKeyOf(email)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(1);
  return row ?? null;
}

/** The deposit with a reference quoted by a player; null if there is none. */
export async function depositByReference(db: Db, reference: string): Promise<SeenDeposit | null> {
  const [row] = await selected(db).where(eq(deposits.reference, reference));
  return row ?? null;
}
