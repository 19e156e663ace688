import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { DAY_MS, MINUTE_MS } from '@/domain/time/lengths';
import { type AccountRow } from '../accounts/store/accounts';
import { walletsOf } from '../ledger/accounts';
import { type Db } from '../../db/database';
import { withdrawals } from '../withdrawals/schema';
import { hasEnded } from '../withdrawals/withdrawalStore';
import { accountRequests } from './schema';

export type RequestRow = typeof accountRequests.$inferSelect;
type Told = AnswerOf<'accountRequests'>['data'];

/** A copy is being prepared after the first, and ready after the second; the panel makes it ready at once. */
const PREPARING_AFTER_MS = MINUTE_MS / 2;
const READY_AFTER_MS = MINUTE_MS;
const AVAILABLE_MS = 7 * DAY_MS;

/** Letters and digits that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The latest request of a kind; null for none. */
export async function latestRequest(db: Db, accountId: string, kind: RequestRow['kind']): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(accountRequests)
    .where(and(eq(accountRequests.accountId, accountId), eq(accountRequests.kind, kind)))
    .orderBy(desc(accountRequests.askedAt), desc(accountRequests.id))
    .limit(1);
  return row ?? null;
}

/** Until when a copy can be downloaded; null while that is unknown. */
export const availableUntil = ({ readyAt }: RequestRow): Date | null =>
  readyAt && new Date(readyAt.getTime() + AVAILABLE_MS);

/** Where a copy stands. */
export function copyState(row: RequestRow, now: Date): 'asked' | 'preparing' | 'ready' | 'expired' {
  const [ready, until] = [row.readyAt, availableUntil(row)];
  if (ready && until && ready <= now) return now < until ? 'ready' : 'expired';
  return now.getTime() - row.askedAt.getTime() < PREPARING_AFTER_MS ? 'asked' : 'preparing';
}

/** Asks for a copy, unless one is under way or ready. The caller holds the lock of the account. */
export async function askForCopy(tx: Db, accountId: string, now: Date): Promise<void> {
  const before = await latestRequest(tx, accountId, 'copy');
  if (before && copyState(before, now) !== 'expired') return;
  const readyAt = new Date(now.getTime() + READY_AFTER_MS);
  const reference = `D-${part()}-${part()}`;
  await tx
    .insert(accountRequests)
    .values({ id: randomUUID(), accountId, kind: 'copy', reference, askedAt: now, readyAt });
}

/** Asks for closing, unless that waits already. The caller holds the lock of the account. */
export async function askForClosing(tx: Db, accountId: string, why: string | null, now: Date): Promise<void> {
  const before = await latestRequest(tx, accountId, 'closing');
  if (before && before.outcome === null) return;
  const reference = `C-${part()}-${part()}`;
  await tx
    .insert(accountRequests)
    .values({ id: randomUUID(), accountId, kind: 'closing', reference, askedAt: now, why });
}

/** Ends the closing that waits; false where none does. */
export async function decideClosing(
  tx: Db,
  accountId: string,
  decision: { outcome: NonNullable<RequestRow['outcome']>; reason: string | null; decidedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(accountRequests)
    .set(decision)
    .where(
      and(
        eq(accountRequests.accountId, accountId),
        eq(accountRequests.kind, 'closing'),
        isNull(accountRequests.outcome),
      ),
    )
    .returning();
  return rows.length > 0;
}

/** Real money in the wallets, and withdrawals that are under way. */
export async function openMoneyOf(db: Db, { id, currencyCode }: AccountRow): Promise<Told['openMoney']> {
  const wallets = await walletsOf(db, id, currencyCode);
  const asked = await db.select().from(withdrawals).where(eq(withdrawals.player, id)).orderBy(withdrawals.createdAt);
  return [
    ...wallets
      .filter(({ real }) => real > 0n)
      .map(({ real, currency }) => ({
        kind: 'balance' as const,
        amount: toDecimal(real, currency),
        currencyCode: currency,
      })),
    ...asked
      .filter((row) => !hasEnded(row))
      .map(({ amount, currency }) => ({
        kind: 'withdrawal' as const,
        amount: toDecimal(amount, currency),
        currencyCode: currency,
      })),
  ];
}

/** What a player asked for, and what is still open on the account. */
export async function requestsWire(db: Db, account: AccountRow, now: Date): Promise<Told> {
  const copy = await latestRequest(db, account.id, 'copy');
  const closing = await latestRequest(db, account.id, 'closing');
  const state = copy && copyState(copy, now);
  return {
    dataCopy: copy && {
      reference: copy.reference,
      state: state!,
      askedAt: copy.askedAt.toISOString(),
      availableUntil: state === 'ready' ? availableUntil(copy)!.toISOString() : null,
    },
    closing: closing && {
      reference: closing.reference,
      state: closing.outcome === 'declined' || closing.outcome === 'cancelled' ? closing.outcome : 'asked',
      askedAt: closing.askedAt.toISOString(),
      decidedAt: closing.decidedAt?.toISOString() ?? null,
      reason: closing.outcome === 'declined' ? closing.reason : null,
    },
    openMoney: await openMoneyOf(db, account),
  };
}
