import { Refusal } from '../backend/refusal';
import { lockedAccount } from '../db/accounts';
import { type Db } from '../db/database';
import { type DepositRow } from '../db/schema/cashier';
import { type PaymentProvider } from '../outside/payments/provider';
import { changeDeposit, lockedDeposit } from './depositStore';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a deposit at all. */
export const isDepositId = (text: string): boolean => UUID.test(text);

/** The refusal for a deposit that is not there, or somebody else's. */
export const noSuchDeposit = () => new Refusal(404, 'DEPOSIT_NOT_FOUND', 'There is no such deposit');

type Cancelled = { player: string; depositId: string; provider: PaymentProvider | null; now: Date };

/**
 * Gives up a deposit that nobody has begun to pay, here and at the provider, in the caller's transaction. One that is given
 * up already stays so. Throws DEPOSIT_NOT_FOUND, or NOT_CANCELLABLE once a payment is under way or the deposit has ended.
 */
export async function cancelDeposit(tx: Db, { player, depositId, provider, now }: Cancelled): Promise<DepositRow> {
  // The account before the deposit, as everybody locks them.
  await lockedAccount(tx, player);
  const row = isDepositId(depositId) ? await lockedDeposit(tx, depositId) : null;
  if (row?.player !== player) throw noSuchDeposit();
  if (row.status === 'cancelled') return row;
  const isGivenUp = row.status === 'created' && (await provider?.cancel(tx, row.providerPayment ?? '', now));
  if (!isGivenUp) throw new Refusal(409, 'NOT_CANCELLABLE', 'This deposit can no longer be cancelled');
  return changeDeposit(tx, row, { status: 'cancelled' }, now);
}
