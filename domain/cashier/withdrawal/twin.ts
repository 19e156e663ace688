import { toMinor } from '@/domain/money/money';
import { isOver, type Beneficiary, type Withdrawal } from './withdrawal';

/** What is about to be asked for; the amount is a decimal text. */
export type Wanted = Partial<Beneficiary> & { methodId: string; amount: string; currency: string };

const FIELDS = ['beneficiaryName', 'beneficiaryAccountNumber', 'email', 'walletAddress', 'network'] as const;

const isEqual = (withdrawal: Withdrawal, wanted: Wanted): boolean =>
  withdrawal.methodId === wanted.methodId &&
  withdrawal.currency === wanted.currency &&
  toMinor(withdrawal.amount, wanted.currency) === toMinor(wanted.amount, wanted.currency) &&
  FIELDS.every((field) => (withdrawal[field] ?? '') === (wanted[field] ?? ''));

/**
 * The withdrawal that another tab or device asked for while this one looked at the form: it is under way, equals what is
 * about to be asked for, and was not seen here. `seen` are the ids that the player has had time to see.
 */
export const unseenTwin = (
  known: readonly Withdrawal[],
  seen: ReadonlySet<string>,
  wanted: Wanted,
): Withdrawal | null =>
  known.find((withdrawal) => !isOver(withdrawal) && !seen.has(withdrawal.id) && isEqual(withdrawal, wanted)) ?? null;
