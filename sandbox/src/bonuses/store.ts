import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Db } from '../db/database';
import { type UserBonusRow, userBonuses } from '../db/schema/bonuses';
import { type NewPosting } from '../ledger/post';

/** A bonus as it is now, and what is to be booked for it: the caller books all of it last, at once (postTogether). */
export type Changed = { bonus: UserBonusRow; postings: NewPosting[] };

/** The bonus that a player is playing with; null for none. At most one is active. */
export async function activeBonus(db: Db, player: string): Promise<UserBonusRow | null> {
  const [row] = await db
    .select()
    .from(userBonuses)
    .where(and(eq(userBonuses.player, player), eq(userBonuses.status, 'activated')));
  return row ?? null;
}

/** The same, unless its time is over. */
export async function runningBonus(db: Db, player: string, now: Date): Promise<UserBonusRow | null> {
  const bonus = await activeBonus(db, player);
  return bonus?.expiresAt && bonus.expiresAt <= now ? null : bonus;
}

/** A bonus by its id; null for one that is not there. */
export async function bonusById(db: Db, id: string): Promise<UserBonusRow | null> {
  const [row] = await db.select().from(userBonuses).where(eq(userBonuses.id, id));
  return row ?? null;
}

type NewBonus = Omit<typeof userBonuses.$inferInsert, 'id'>;

/** Keeps a new bonus, or gives one that lay ready its values; the caller holds the lock on the account's row. */
export async function keepBonus(tx: Db, values: NewBonus, ready: string | null): Promise<UserBonusRow> {
  const [row] = ready
    ? await tx.update(userBonuses).set(values).where(eq(userBonuses.id, ready)).returning()
    : await tx
        .insert(userBonuses)
        .values({ ...values, id: randomUUID() })
        .returning();
  if (!row) throw new Error(`no bonus ${ready}`);
  return row;
}

/** Changes a bonus; the caller holds the lock on the account's row. */
export async function changeBonus(
  tx: Db,
  { id }: Pick<UserBonusRow, 'id'>,
  change: Partial<NewBonus>,
): Promise<UserBonusRow> {
  const [row] = await tx.update(userBonuses).set(change).where(eq(userBonuses.id, id)).returning();
  return row!;
}

/** What of a bonus has to be wagered yet, in minor units. */
export const wagerLeft = ({ wagerTotal, wagered }: Pick<UserBonusRow, 'wagerTotal' | 'wagered'>): bigint =>
  wagerTotal - wagered;
