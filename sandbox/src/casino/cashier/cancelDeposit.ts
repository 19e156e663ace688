import { Refusal } from '../../http/refusal';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type DepositRow } from '../deposits/schema';
import { type PaymentProvider } from '../../outside/payments/provider';
import { changeDeposit, lockedDeposit } from '../deposits/depositStore';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the format of a deposit id. */
export const isDepositId = (text: string): boolean => UUID.test(text);

/** The refusal for a deposit that does not exist or belongs to someone else. */
export const noSuchDeposit = () => new Refusal(404, 'DEPOSIT_NOT_FOUND', 'There is no such deposit');

type Cancelled = { player: string; depositId: string; provider: PaymentProvider | null; now: Date };

/**
 * Cancels a deposit that nobody has started to pay, here and at the provider, in the caller's transaction. A cancelled
 * deposit stays cancelled. Throws DEPOSIT_NOT_FOUND, or NOT_CANCELLABLE once a payment is under way or the deposit has
 * ended.
 */
export async function cancelDeposit(tx: Db, { player, depositId, provider, now }: Cancelled): Promise<DepositRow> {
  // Lock order: the account before the deposit, as everywhere.
  await lockedAccount(tx, player);
  const row = isDepositId(depositId) ? await lockedDeposit(tx, depositId) : null;
  if (row?.player !== player) throw noSuchDeposit();
  if (row.status === 'cancelled') return row;
  const isGivenUp = row.status === 'created' && (await provider?.cancel(tx, row.providerPayment ?? '', now));
  if (!isGivenUp) throw new Refusal(409, 'NOT_CANCELLABLE', 'This deposit can no longer be cancelled');
  return changeDeposit(tx, row, { status: 'cancelled' }, now);
}
