import { toMinor } from '@/domain/money/money';
import type { Deposit, DepositStatus } from './deposit';

/** How a deposit ended, or that it has not yet (spec §4, DRES-02). */
export type DepositOutcome = 'success' | 'failed' | 'returned' | 'declined' | 'cancelled' | 'pending';

/** What an address asks to be told of a deposit: the modal's name → the outcome it stands for (OP-075). */
export const RESULT_OUTCOMES = {
  'deposit-success': 'success',
  'deposit-3ds-success': 'success',
  'deposit-failed': 'failed',
  'deposit-return': 'returned',
  'deposit-decline': 'declined',
  'deposit-cancel': 'cancelled',
  'deposit-pending': 'pending',
} as const satisfies Record<string, DepositOutcome>;

/** The name of a dialog that tells the result of a deposit. */
export type ResultModal = keyof typeof RESULT_OUTCOMES;

/** What the backend's word means for the player: one that still runs is pending. */
export const outcomeOf = (status: DepositStatus): DepositOutcome =>
  status === 'created' || status === 'processing' ? 'pending' : status;

/** An outcome, and whether the backend said it: an address proves nothing (OP-105). */
export type Told = { outcome: DepositOutcome; proven: boolean };

/** What may be told: what the backend says, or, where it says nothing, what the address claims, as a claim. */
export const toldOf = (modal: ResultModal, deposit: Pick<Deposit, 'status'> | null): Told =>
  deposit ? { outcome: outcomeOf(deposit.status), proven: true } : { outcome: RESULT_OUTCOMES[modal], proven: false };

/** What became of the player's money: in the wallet, on its way back, with the operator, not taken, or not known yet. */
export type MoneyMoved = 'credited' | 'returned' | 'held' | 'none' | 'unknown';

/** Whether money moved (design: a failure always says it). Coins that arrived and were not credited are looked after by people. */
export function moneyMoved({ status, crypto: coins }: Pick<Deposit, 'status' | 'crypto'>): MoneyMoved {
  const outcome = outcomeOf(status);
  if (outcome === 'success') return 'credited';
  if (outcome === 'pending') return 'unknown';
  if (outcome === 'returned') return 'returned';
  const arrived = coins && (coins.wrongNetwork || (toMinor(coins.received, coins.coin) ?? 0n) > 0n);
  return arrived ? 'held' : 'none';
}
