import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { type UserBonusRow, userBonuses } from './schema';
import { type NewPosting } from '../../ledger/post';

/** A changed bonus and its postings, which the caller books last, all at once (postTogether). */
export type Changed = { bonus: UserBonusRow; postings: NewPosting[] };

/** A player's active bonus, or null. At most one is active. */
export async function activeBonus(db: Db, player: string): Promise<UserBonusRow | null> {
  const [row] = await db
    .select()
    .from(userBonuses)
    .where(and(eq(userBonuses.player, player), eq(userBonuses.status, 'activated')));
  return row ?? null;
}

/** A player's active bonus, or null if there is none or it has expired. */
export async function runningBonus(db: Db, player: string, now: Date): Promise<UserBonusRow | null> {
  const bonus = await activeBonus(db, player);
  return bonus?.expiresAt && bonus.expiresAt <= now ? null : bonus;
}

/** The bonus with this id, or null. */
export async function bonusById(db: Db, id: string): Promise<UserBonusRow | null> {
  const [row] = await db.select().from(userBonuses).where(eq(userBonuses.id, id));
  return row ?? null;
}

type NewBonus = Omit<typeof userBonuses.$inferInsert, 'id'>;

/** Stores a new bonus, or updates the available one; the caller holds the lock on the account row. */
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

/** Updates a bonus; the caller holds the lock on the account row. */
export async function changeBonus(
  tx: Db,
  { id }: Pick<UserBonusRow, 'id'>,
  change: Partial<NewBonus>,
): Promise<UserBonusRow> {
  const [row] = await tx.update(userBonuses).set(change).where(eq(userBonuses.id, id)).returning();
  return row!;
}

/** A bonus's remaining wager, in minor units. */
export const wagerLeft = ({ wagerTotal, wagered }: Pick<UserBonusRow, 'wagerTotal' | 'wagered'>): bigint =>
  wagerTotal - wagered;
