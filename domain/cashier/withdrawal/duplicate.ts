import { toMinor } from '@/domain/money/money';
import { isOver, type Beneficiary, type Withdrawal } from './withdrawal';

/** The withdrawal about to be requested; the amount is a decimal string. */
export type Wanted = Partial<Beneficiary> & { methodId: string; amount: string; currency: string };

const FIELDS = ['beneficiaryName', 'beneficiaryAccountNumber', 'email', 'walletAddress', 'network'] as const;

const isEqual = (withdrawal: Withdrawal, wanted: Wanted): boolean =>
  withdrawal.methodId === wanted.methodId &&
  withdrawal.currency === wanted.currency &&
  toMinor(withdrawal.amount, wanted.currency) === toMinor(wanted.amount, wanted.currency) &&
  FIELDS.every((field) => (withdrawal[field] ?? '') === (wanted[field] ?? ''));

/**
 * An open, equal withdrawal that another tab or device requested since this form was loaded. `seen` are the ids the
 * player has had time to see.
 */
export const findDuplicate = (
  known: readonly Withdrawal[],
  seen: ReadonlySet<string>,
  wanted: Wanted,
): Withdrawal | null =>
  known.find((withdrawal) => !isOver(withdrawal) && !seen.has(withdrawal.id) && isEqual(withdrawal, wanted)) ?? null;
