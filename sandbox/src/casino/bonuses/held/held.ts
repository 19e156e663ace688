import { desc, eq, inArray, max } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { accounts } from '../../accounts/store/schema';
import { type UserBonusRow, userBonuses } from './schema';

/** `bonuses`: all past and present ones, newest first. */
export type Holder = { email: string; brand: string; bonuses: UserBonusRow[] };

/** The players with the most recent bonuses. */
export async function latestHolders(db: Db, count: number): Promise<Holder[]> {
  const players = await db
    .select({ id: accounts.id, email: accounts.email, brand: accounts.brand })
    .from(userBonuses)
    .innerJoin(accounts, eq(accounts.id, userBonuses.player))
    .groupBy(accounts.id, accounts.email, accounts.brand)
    .orderBy(desc(max(userBonuses.createdAt)), accounts.brand)
    .limit(count);
  const ids = players.map(({ id }) => id);
  const rows = await db
    .select()
    .from(userBonuses)
    .where(inArray(userBonuses.player, ids))
    .orderBy(desc(userBonuses.createdAt), desc(userBonuses.id));
  return players.map(({ id, ...who }) => ({ ...who, bonuses: rows.filter(({ player }) => player === id) }));
}
