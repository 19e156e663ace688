import { signOf } from '@/domain/money/signOf';
import type { Deposit, DepositStatus } from './deposit';

/** Outcome of a deposit, including pending (spec §4, DRES-02). */
export type DepositOutcome = 'success' | 'failed' | 'returned' | 'declined' | 'cancelled' | 'pending';

/** Result modals in the address, and the outcome each claims (OP-075). */
export const RESULT_OUTCOMES = {
  'deposit-success': 'success',
  'deposit-3ds-success': 'success',
  'deposit-failed': 'failed',
  'deposit-return': 'returned',
  'deposit-decline': 'declined',
  'deposit-cancel': 'cancelled',
  'deposit-pending': 'pending',
} as const satisfies Record<string, DepositOutcome>;

export type ResultModal = keyof typeof RESULT_OUTCOMES;

/** Outcome of a deposit status; created and processing are pending. */
export const outcomeOf = (status: DepositStatus): DepositOutcome =>
  status === 'created' || status === 'processing' ? 'pending' : status;

/** An outcome and whether the backend confirmed it: an address proves nothing (OP-105). */
export type Told = { outcome: DepositOutcome; proven: boolean };

/** The outcome to show: the backend's if known, else the address's, marked as unproven. */
export const toldOf = (modal: ResultModal, deposit: Pick<Deposit, 'status'> | null): Told =>
  deposit ? { outcome: outcomeOf(deposit.status), proven: true } : { outcome: RESULT_OUTCOMES[modal], proven: false };

/** Where the money is: in the wallet, being returned, held by the operator, not taken, or unknown. */
export type MoneyMoved = 'credited' | 'returned' | 'held' | 'none' | 'unknown';

/**
 * Where the money is (design: every failure says so). Coins that arrived but were not credited are handled manually.
 */
export function moneyMoved({ status, crypto: coins }: Pick<Deposit, 'status' | 'crypto'>): MoneyMoved {
  const outcome = outcomeOf(status);
  if (outcome === 'success') return 'credited';
  if (outcome === 'pending') return 'unknown';
  if (outcome === 'returned') return 'returned';
  if (!coins) return 'none';
  if (coins.wrongNetwork) return 'held';
  if (coins.received === null) return 'unknown';
  return signOf(coins.received) === '+' ? 'held' : 'none';
}
