import { and, count, desc, eq } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { BONUS_STATUSES, type UserBonusRow, userBonuses } from './schema';
import { bonusById } from './store';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the format of a bonus id. */
export const isBonusId = (text: string): boolean => UUID.test(text);

/** A player's bonus; null if it does not exist or belongs to someone else. */
export async function ownBonus(db: Db, player: string, id: string): Promise<UserBonusRow | null> {
  const bonus = isBonusId(id) ? await bonusById(db, id) : null;
  return bonus?.player === player ? bonus : null;
}

/** A page of a player's bonuses, newest first, and the total count; an unknown status matches none. */
export async function bonusesPage(
  db: Db,
  player: string,
  { status, pageNo, limit }: { status?: string; pageNo: number; limit: number },
): Promise<{ rows: UserBonusRow[]; count: number }> {
  const wanted = BONUS_STATUSES.find((one) => one === status);
  if (status !== undefined && !wanted) return { rows: [], count: 0 };
  const where = and(eq(userBonuses.player, player), wanted && eq(userBonuses.status, wanted));
  const rows = await db
    .select()
    .from(userBonuses)
    .where(where)
    .orderBy(desc(userBonuses.createdAt), desc(userBonuses.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const [all] = await db.select({ count: count() }).from(userBonuses).where(where);
  return { rows, count: all?.count ?? 0 };
}
