import { randomInt } from 'node:crypto';
import { and, count, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { type WithdrawalRow, withdrawals } from './schema';

export type WithdrawalStatus = WithdrawalRow['status'];

const OPEN: readonly WithdrawalStatus[] = ['pending', 'confirmed', 'processing'];

/** Whether a withdrawal has reached a final status. */
export const hasEnded = ({ status }: Pick<WithdrawalRow, 'status'>): boolean => !OPEN.includes(status);

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A reference for the support, such as W-7KQ2-M9XF, without characters that are easily confused. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `W-${part()}-${part()}`;
}

/** A withdrawal by id, locked until the transaction ends; lock the player's account first. Null for none. */
export async function lockedWithdrawal(tx: Db, id: string): Promise<WithdrawalRow | null> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return row ?? null;
}

type Page = { status?: WithdrawalStatus; pageNo: number; limit: number };

/** A page of a player's withdrawals, open ones first and then newest first, and the total count. */
export async function withdrawalsPage(
  db: Db,
  player: string,
  { status, pageNo, limit }: Page,
): Promise<{ rows: WithdrawalRow[]; count: number }> {
  const own = and(eq(withdrawals.player, player), status && eq(withdrawals.status, status));
  const rows = await db
    .select()
    .from(withdrawals)
    .where(own)
    .orderBy(desc(inArray(withdrawals.status, [...OPEN])), desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const [all] = await db.select({ count: count() }).from(withdrawals).where(own);
  return { rows, count: all?.count ?? 0 };
}

type Handle = Pick<WithdrawalRow, 'id' | 'player' | 'brand'>;

/** Withdrawals whose next stage is due, the most overdue first. */
export async function dueWithdrawals(db: Db, now: Date, most: number): Promise<Handle[]> {
  return db
    .select({ id: withdrawals.id, player: withdrawals.player, brand: withdrawals.brand })
    .from(withdrawals)
    .where(and(isNotNull(withdrawals.dueAt), lte(withdrawals.dueAt, now)))
    .orderBy(sql`${withdrawals.dueAt}`)
    .limit(most);
}

/** Updates a locked withdrawal. */
export async function changeWithdrawal(
  tx: Db,
  { id }: Pick<WithdrawalRow, 'id'>,
  change: Partial<Omit<WithdrawalRow, 'id' | 'player' | 'amount'>>,
): Promise<WithdrawalRow> {
  const [row] = await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id)).returning();
  return row!;
}
