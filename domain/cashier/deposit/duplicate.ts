import { toMinor } from '@/domain/money/money';
import { hasEnded, type Deposit } from './deposit';

/** The deposit about to be sent; the amount is a decimal string. */
type Wanted = { methodId: string; amount: string; currency: string };

const isEqual = (deposit: Deposit, { methodId, amount, currency }: Wanted): boolean =>
  deposit.methodId === methodId &&
  deposit.currency === currency &&
  toMinor(deposit.amount, currency) === toMinor(amount, currency);

/**
 * An open, equal deposit that another tab or device started since this form was loaded: sending again would pay twice.
 * `seen` are the ids the player has had time to see.
 */
export const findDuplicate = (open: readonly Deposit[], seen: ReadonlySet<string>, wanted: Wanted): Deposit | null =>
  open.find((deposit) => !hasEnded(deposit) && !seen.has(deposit.id) && isEqual(deposit, wanted)) ?? null;
