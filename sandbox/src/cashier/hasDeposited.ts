import { and, eq } from 'drizzle-orm';
import { type Db } from '../db/database';
import { deposits } from '../db/schema/cashier';

/** Whether any deposit of the player has succeeded: without one there is no reward calendar and no withdrawal (ROLE-02). */
export async function hasDeposited(db: Db, player: string): Promise<boolean> {
  const [row] = await db
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.player, player), eq(deposits.status, 'success')))
    .limit(1);
  return row !== undefined;
}
