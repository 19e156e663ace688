import { signOf } from '../money/signOf';
import { REWARD_TYPES, type Transaction } from './history';

const MOVED_NOTHING: readonly (string | null)[] = ['rejected', 'failed', 'cancelled'];

/** Whether the amount of a transaction went anywhere, or is still to go. */
export const isMoved = ({ status }: Pick<Transaction, 'status'>): boolean => !MOVED_NOTHING.includes(status);

/** Whether the transaction is a reward that was paid. */
export const isReward = ({ type }: Pick<Transaction, 'type'>): boolean =>
  (REWARD_TYPES as readonly string[]).includes(type);

/**
 * The amount as it changes the balance, a decimal string: negative for a withdrawal, which backends send either way, and
 * without a sign where nothing moved. Corrections and unknown types keep the sign they were sent with.
 */
export function signedAmount(row: Pick<Transaction, 'type' | 'amount' | 'status'>): string {
  const bare = row.amount.replace(/^[+-]/, '');
  if (!isMoved(row)) return bare;
  return row.type === 'withdrawal' && signOf(bare) === '+' ? `-${bare}` : row.amount;
}

/** Ids longer than this are shown by their ends. */
const SHORT = 16;

/**
 * "1c67ca26-…-7fce25ddec89" → "1c67…ec89"; a short id stays whole. Both ends, since ids that are counted or made from the
 * time begin alike.
 */
export const shortId = (id: string): string => (id.length > SHORT ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);
