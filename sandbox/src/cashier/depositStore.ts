import { randomInt } from 'node:crypto';
import { and, desc, eq, gte, inArray, lte, or } from 'drizzle-orm';
import { type Db } from '../db/database';
import { type DepositRow, deposits } from '../db/schema/cashier';

export type DepositStatus = DepositRow['status'];

const OPEN = ['created', 'processing', 'pending'] as const;
/** Those that end by themselves when nobody pays; money that is on its way is waited for. */
const EXPIRING = ['created', 'processing'] as const;

/** Whether nothing happens to a deposit any more. */
export const hasEnded = ({ status }: Pick<DepositRow, 'status'>): boolean => !OPEN.some((one) => one === status);

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a player tells the support, such as D-7KQ2-M9XF: no letter that is taken for another. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `D-${part()}-${part()}`;
}

/** A deposit by its id; null for none. */
export async function depositById(db: Db, id: string): Promise<DepositRow | null> {
  const [row] = await db.select().from(deposits).where(eq(deposits.id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends; the player's account is locked before. */
export async function lockedDeposit(tx: Db, id: string): Promise<DepositRow | null> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update');
  return row ?? null;
}

/** A player's deposits that have not ended, or not before an instant, newest first. */
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

/** Changes a locked deposit that has not ended; its end is stamped. */
export async function changeDeposit(tx: Db, deposit: DepositRow, change: Change, now: Date): Promise<DepositRow> {
  const endedAt = hasEnded(change) ? now : null;
  const [row] = await tx
    .update(deposits)
    .set({ ...change, endedAt, updatedAt: now })
    .where(eq(deposits.id, deposit.id))
    .returning();
  return row!;
}

/** How a deposit ends that nobody paid in time. */
const EXPIRED = { status: 'failed', failure: 'TRANSACTION_FAILED' } as const;

/** Ends the deposits that nobody paid in time, of one player or of all; answers how many. */
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
