import { and, eq } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { deposits } from './schema';

/** Whether a player has a successful deposit, which the reward calendar and withdrawals require (ROLE-02). */
export async function hasDeposited(db: Db, player: string): Promise<boolean> {
  const [row] = await db
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.player, player), eq(deposits.status, 'success')))
    .limit(1);
  return row !== undefined;
}
