import { desc, eq } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { accounts } from '../accounts/store/schema';
import { type RakebackDayRow, rakebackDays } from './schema';

export type SeenDay = { day: RakebackDayRow; owner: string };

/** The most recently closed days, newest first. */
export async function latestDays(db: Db, most: number): Promise<SeenDay[]> {
  const rows = await db
    .select({ day: rakebackDays, email: accounts.email, brand: accounts.brand })
    .from(rakebackDays)
    .innerJoin(accounts, eq(accounts.id, rakebackDays.player))
    .orderBy(desc(rakebackDays.opensAt), desc(rakebackDays.id))
    .limit(most);
  return rows.map(({ day, email, brand }) => ({ day, owner: `${email} at ${brand}` }));
}
