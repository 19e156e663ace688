import { type WithdrawalFigures } from '../brand/withdrawals';
import { methodById } from '../cashier/methods';
import { type Clock } from '../clock';
import { lockedAccount } from '../db/accounts';
import { type Db } from '../db/database';
import { type WithdrawalRow } from '../db/schema/withdrawals';
import { bookPayout, bookReturn } from '../ledger/withdrawals';
import { changeWithdrawal, hasEnded, lockedWithdrawal } from './withdrawalStore';

type Handle = { id: string; player: string };

/** Runs on a withdrawal that is locked, its player's account before it, as everybody locks them. */
async function onLocked<T>(
  db: Db,
  { id, player }: Handle,
  clock: Clock,
  run: (tx: Db, row: WithdrawalRow, now: Date) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    await lockedAccount(tx, player);
    const row = await lockedWithdrawal(tx, id);
    return row ? run(tx, row, clock.now()) : null;
  });
}

/** How a withdrawal ends that is not paid. */
type Unpaid = { status: 'cancelled' | 'rejected' | 'failed'; reason?: string };

/** Ends a locked withdrawal without paying it: all of its money comes back in the same transaction (WDR-05). */
export async function giveBack(tx: Db, row: WithdrawalRow, end: Unpaid, now: Date): Promise<WithdrawalRow> {
  if (hasEnded(row)) throw new RangeError(`Withdrawal ${row.id} has ended`);
  const changed = await changeWithdrawal(tx, row, { reason: null, ...end, endedAt: now, dueAt: null });
  await bookReturn(tx, row, now);
  return changed;
}

/** Which stage comes after which, and how long it takes at most from the one before. */
async function reachNext(
  tx: Db,
  row: WithdrawalRow,
  { since, now }: { since: Date; now: Date },
  { times }: WithdrawalFigures,
): Promise<WithdrawalRow> {
  const { sentMs, completedMs } = times[methodById(row.method)?.coin ? 'crypto' : 'bank'];
  const due = (ms: number) => new Date(since.getTime() + ms);
  switch (row.status) {
    case 'pending':
      return changeWithdrawal(tx, row, { status: 'confirmed', approvedAt: now, dueAt: due(sentMs) });
    case 'confirmed':
      return changeWithdrawal(tx, row, { status: 'processing', sentAt: now, dueAt: due(completedMs) });
    default: {
      const paid = await changeWithdrawal(tx, row, { status: 'completed', endedAt: now, dueAt: null });
      await bookPayout(tx, row, now);
      return paid;
    }
  }
}

/**
 * Brings a withdrawal one stage on: approved, sent, completed, which books the payout. By itself only when that is due;
 * `early` is somebody's decision. False where nothing was to be done.
 */
export async function advance(
  db: Db,
  handle: Handle,
  { clock, figures, early = false }: { clock: Clock; figures: WithdrawalFigures; early?: boolean },
): Promise<boolean> {
  const row = await onLocked(db, handle, clock, async (tx, locked, now) => {
    const { dueAt } = locked;
    if (hasEnded(locked) || dueAt === null || (!early && dueAt > now)) return null;
    // Counted from when it was due, so that the clock may jump over several stages.
    return reachNext(tx, locked, { since: early ? now : dueAt, now }, figures);
  });
  return row !== null;
}

/** Ends a withdrawal that may still end this way, with a reason the player reads; false where it is too late. */
async function end(db: Db, handle: Handle, clock: Clock, from: WithdrawalRow['status'][], unpaid: Unpaid) {
  const row = await onLocked(db, handle, clock, async (tx, locked, now) =>
    from.includes(locked.status) ? giveBack(tx, locked, unpaid, now) : null,
  );
  return row !== null;
}

/** Refuses a withdrawal that was not approved yet: the operator's decision. */
export const refuse = (db: Db, handle: Handle, { clock, reason }: { clock: Clock; reason: string }): Promise<boolean> =>
  end(db, handle, clock, ['pending'], { status: 'rejected', reason });

/** What was approved or sent comes back: it cannot be paid. */
export const fail = (db: Db, handle: Handle, { clock, reason }: { clock: Clock; reason: string }): Promise<boolean> =>
  end(db, handle, clock, ['confirmed', 'processing'], { status: 'failed', reason });
