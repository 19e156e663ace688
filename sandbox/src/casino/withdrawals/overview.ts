import { desc, eq } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { accounts } from '../accounts/store/schema';
import { type WithdrawalRow, withdrawals } from './schema';

export type SeenWithdrawal = { withdrawal: WithdrawalRow; email: string };

const selected = (db: Db) =>
  db
    .select({ withdrawal: withdrawals, email: accounts.email })
    .from(withdrawals)
    .innerJoin(accounts, eq(accounts.id, withdrawals.player));

/** The latest withdrawals of all players, newest first. */
export const latestWithdrawals = (db: Db, count: number): Promise<SeenWithdrawal[]> =>
  selected(db).orderBy(desc(withdrawals.createdAt), desc(withdrawals.id)).limit(count);

/** The withdrawal with a reference, as quoted by a player; null for none. */
export async function withdrawalByReference(db: Db, reference: string): Promise<SeenWithdrawal | null> {
  const [row] = await selected(db).where(eq(withdrawals.reference, reference));
  return row ?? null;
}
