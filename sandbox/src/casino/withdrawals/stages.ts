import { type WithdrawalFigures } from '../../brands/brand/withdrawals';
import { methodById } from '../cashier/methods';
import { type Clock } from '../../base/clock';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type WithdrawalRow } from './schema';
import { bookPayout, bookReturn } from './postings';
import { changeWithdrawal, hasEnded, lockedWithdrawal } from './withdrawalStore';

type Handle = { id: string; player: string };

/** Runs on a locked withdrawal. Its player's account is locked first, as everywhere. */
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

/** How a withdrawal ends without being paid. */
type Unpaid = { status: 'cancelled' | 'rejected' | 'failed'; reason?: string };

/** Ends a locked withdrawal unpaid: all its money returns in the same transaction (WDR-05). */
export async function giveBack(tx: Db, row: WithdrawalRow, end: Unpaid, now: Date): Promise<WithdrawalRow> {
  if (hasEnded(row)) throw new RangeError(`Withdrawal ${row.id} has ended`);
  const changed = await changeWithdrawal(tx, row, { reason: null, ...end, endedAt: now, dueAt: null });
  await bookReturn(tx, row, now);
  return changed;
}

/** Moves a withdrawal to its next stage and schedules the one after it. */
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
 * Advances a withdrawal by one stage: approved, sent, or completed, which books the payout. Only when due, unless
 * `early` (a decision of an operator). False when there was nothing to do.
 */
export async function advance(
  db: Db,
  handle: Handle,
  { clock, figures, early = false }: { clock: Clock; figures: WithdrawalFigures; early?: boolean },
): Promise<boolean> {
  const row = await onLocked(db, handle, clock, async (tx, locked, now) => {
    const { dueAt } = locked;
    if (hasEnded(locked) || dueAt === null || (!early && dueAt > now)) return null;
    // Relative to the due time, so that the clock may jump over several stages.
    return reachNext(tx, locked, { since: early ? now : dueAt, now }, figures);
  });
  return row !== null;
}

/** Ends a withdrawal unpaid, with a reason shown to the player; false when its status no longer allows it. */
async function end(db: Db, handle: Handle, clock: Clock, from: WithdrawalRow['status'][], unpaid: Unpaid) {
  const row = await onLocked(db, handle, clock, async (tx, locked, now) =>
    from.includes(locked.status) ? giveBack(tx, locked, unpaid, now) : null,
  );
  return row !== null;
}

/** Rejects a withdrawal that is not approved yet, as an operator's decision; false when it is too late. */
export const refuse = (db: Db, handle: Handle, { clock, reason }: { clock: Clock; reason: string }): Promise<boolean> =>
  end(db, handle, clock, ['pending'], { status: 'rejected', reason });

/** Fails a withdrawal that was approved or sent, and returns its money; false when it is too late. */
export const fail = (db: Db, handle: Handle, { clock, reason }: { clock: Clock; reason: string }): Promise<boolean> =>
  end(db, handle, clock, ['confirmed', 'processing'], { status: 'failed', reason });
