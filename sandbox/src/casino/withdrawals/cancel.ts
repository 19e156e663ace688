import { type Clock } from '../../base/clock';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type WithdrawalRow } from './schema';
import { withdrawalRefusal } from './refusals';
import { giveBack } from './stages';
import { lockedWithdrawal } from './withdrawalStore';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Cancelled = { player: string; withdrawalId: string; language: string; clock: Clock; isAllowed: boolean };

/**
 * Cancels a withdrawal that is not approved yet, in the caller's transaction: the whole amount returns to the wallet,
 * without a fee (WDR-05). Cancelling again changes nothing. Throws WITHDRAWAL_NOT_FOUND, or NOT_CANCELLABLE when it was
 * approved, has ended, or the operator does not allow cancelling.
 */
export async function cancelWithdrawal(
  tx: Db,
  { player, withdrawalId, language, clock, isAllowed }: Cancelled,
): Promise<WithdrawalRow> {
  // Lock the account before the withdrawal, as everywhere.
  await lockedAccount(tx, player);
  const row = UUID.test(withdrawalId) ? await lockedWithdrawal(tx, withdrawalId) : null;
  if (row?.player !== player) throw withdrawalRefusal('WITHDRAWAL_NOT_FOUND', language);
  if (row.status === 'cancelled') return row;
  if (row.status !== 'pending' || !isAllowed) throw withdrawalRefusal('NOT_CANCELLABLE', language);
  return giveBack(tx, row, { status: 'cancelled' }, clock.now());
}
