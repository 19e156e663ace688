import { type WithdrawalFigures } from '../../brands/brand/withdrawals';
import { toDecimal } from '@/domain/money/money';
import { type Tell } from '../mail/tell';
import { methodById } from '../cashier/methods';
import { type Clock } from '../../base/clock';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type WithdrawalRow } from './schema';
import { reasonIn } from './reasons';
import { bookPayout, bookReturn } from './postings';
import { changeWithdrawal, hasEnded, lockedWithdrawal } from './withdrawalStore';

/** Tells the player how a withdrawal ended, unless they ended it themselves. */
async function tellEnd(tx: Db, row: WithdrawalRow, tell: Tell | undefined): Promise<void> {
  const { status, player, reference, amount, currency, reason } = row;
  if (status !== 'completed' && status !== 'rejected' && status !== 'failed') return;
  await tell?.(tx, player, {
    kind: status === 'completed' ? 'withdrawal-paid' : `withdrawal-${status}`,
    path: '/withdraw',
    values: (language) => ({
      reference,
      amount: `${toDecimal(amount, currency)} ${currency}`,
      reason: reasonIn(language, reason) ?? '',
    }),
  });
}

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

/** How a withdrawal is moved on. */
type Stage = {
  clock: Clock;
  figures: WithdrawalFigures;
  early?: boolean;
  from?: string;
  tell?: Tell;
};

/**
 * Advances a withdrawal by one stage: approved, sent, or completed, which books the payout. Only when due, unless
 * `early` (a decision of an operator); with `from`, only from the status that they saw. False when there was nothing to do.
 */
export async function advance(
  db: Db,
  handle: Handle,
  { clock, figures, early = false, from, tell }: Stage,
): Promise<boolean> {
  const row = await onLocked(db, handle, clock, async (tx, locked, now) => {
    const { dueAt } = locked;
    if (hasEnded(locked) || dueAt === null || (!early && dueAt > now)) return null;
    if (from !== undefined && locked.status !== from) return null;
    // Relative to the due time, so that the clock may jump over several stages.
    const reached = await reachNext(tx, locked, { since: early ? now : dueAt, now }, figures);
    await tellEnd(tx, reached, tell);
    return reached;
  });
  return row !== null;
}

/** An operator's decision; `reason` is a code of reasons.ts or the operator's own words. */
type Decision = { clock: Clock; reason: string; tell?: Tell };

/** Ends a withdrawal unpaid, with a reason shown to the player; false when its status no longer allows it. */
async function end(
  db: Db,
  handle: Handle,
  { clock, tell }: Decision,
  from: WithdrawalRow['status'][],
  unpaid: Unpaid,
): Promise<boolean> {
  const row = await onLocked(db, handle, clock, async (tx, locked, now) => {
    if (!from.includes(locked.status)) return null;
    const ended = await giveBack(tx, locked, unpaid, now);
    await tellEnd(tx, ended, tell);
    return ended;
  });
  return row !== null;
}

/** Rejects a withdrawal that is not approved yet, as an operator's decision; false when it is too late. */
export const refuse = (db: Db, handle: Handle, decision: Decision): Promise<boolean> =>
  end(db, handle, decision, ['pending'], { status: 'rejected', reason: decision.reason });

/** Fails a withdrawal that was approved or sent, and returns its money; false when it is too late. */
export const fail = (db: Db, handle: Handle, decision: Decision): Promise<boolean> =>
  end(db, handle, decision, ['confirmed', 'processing'], { status: 'failed', reason: decision.reason });
