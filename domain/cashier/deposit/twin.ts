import { toMinor } from '@/domain/money/money';
import { hasEnded, type Deposit } from './deposit';

/** What is about to be sent; the amount is a decimal text. */
type Wanted = { methodId: string; amount: string; currency: string };

const isEqual = (deposit: Deposit, { methodId, amount, currency }: Wanted): boolean =>
  deposit.methodId === methodId &&
  deposit.currency === currency &&
  toMinor(deposit.amount, currency) === toMinor(amount, currency);

/**
 * The deposit that another tab or device began while this one looked at the form: it is open, equals what is about to be
 * sent, and was not seen here, so that sending would pay twice. `seen` are the ids that the player has had time to see.
 */
export const unseenTwin = (open: readonly Deposit[], seen: ReadonlySet<string>, wanted: Wanted): Deposit | null =>
  open.find((deposit) => !hasEnded(deposit) && !seen.has(deposit.id) && isEqual(deposit, wanted)) ?? null;
