import { randomInt } from 'node:crypto';
import { and, desc, eq, gte, inArray, lte, or } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { type DepositRow, deposits } from './schema';

export type DepositStatus = DepositRow['status'];

/** Statuses of deposits that may still be credited. */
export const OPEN = ['created', 'processing', 'pending'] as const;
/** Statuses that expire when nobody pays; a pending payment is waited for. */
const EXPIRING = ['created', 'processing'] as const;

/** Whether a deposit is in a final status. */
export const hasEnded = ({ status }: Pick<DepositRow, 'status'>): boolean => !OPEN.some((one) => one === status);

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A reference for support, such as D-7KQ2-M9XF, without letters that are easily confused. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `D-${part()}-${part()}`;
}

/** The deposit with this id, or null. */
export async function depositById(db: Db, id: string): Promise<DepositRow | null> {
  const [row] = await db.select().from(deposits).where(eq(deposits.id, id));
  return row ?? null;
}

/** The deposit with this id, locked until the transaction ends; the caller has locked the account before. */
export async function lockedDeposit(tx: Db, id: string): Promise<DepositRow | null> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update');
  return row ?? null;
}

/** A player's open deposits, and those ended since `endedSince` if given; newest first. */
export const openDepositsOf = (db: Db, player: string, endedSince: Date | null = null): Promise<DepositRow[]> =>
  db
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.player, player),
        or(inArray(deposits.status, [...OPEN]), endedSince ? gte(deposits.endedAt, endedSince) : undefined),
      ),
    )
    .orderBy(desc(deposits.createdAt));

type Change = Partial<Omit<DepositRow, 'id' | 'player'>> & { status: DepositStatus };

/** Updates a locked deposit that has not ended; sets `endedAt` when the new status is final. */
export async function changeDeposit(tx: Db, deposit: DepositRow, change: Change, now: Date): Promise<DepositRow> {
  const endedAt = hasEnded(change) ? now : null;
  const [row] = await tx
    .update(deposits)
    .set({ ...change, endedAt, updatedAt: now })
    .where(eq(deposits.id, deposit.id))
    .returning();
  return row!;
}

const EXPIRED = { status: 'failed', failure: 'TRANSACTION_FAILED' } as const;

/** Fails the deposits that were not paid in time, of one player or of all; returns how many. */
export async function expireDeposits(db: Db, now: Date, player?: string): Promise<number> {
  const rows = await db
    .update(deposits)
    .set({ ...EXPIRED, endedAt: now, updatedAt: now })
    .where(
      and(
        inArray(deposits.status, [...EXPIRING]),
        lte(deposits.expiresAt, now),
        player === undefined ? undefined : eq(deposits.player, player),
      ),
    )
    .returning({ id: deposits.id });
  return rows.length;
}
