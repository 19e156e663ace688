import { errorKey, type ErrorKey } from '../../errors/errorKeys';

/** Message for a reached limit, by wire period (0 daily, 1 weekly, 2 monthly). */
const LIMIT_KEYS = [
  'depositError.PAYMENT_LIMIT_THRESHOLD',
  'depositError.weeklyLimit',
  'depositError.monthlyLimit',
] as const;

export type DepositErrorKey = ErrorKey<'deposit'> | (typeof LIMIT_KEYS)[number];

function periodIn(details: unknown): number {
  const period = typeof details === 'object' && details !== null ? (details as { period?: unknown }).period : undefined;
  return typeof period === 'number' ? period : 0;
}

/**
 * Message key for a deposit error. `details` are those of the rejected call; they tell which period's limit is reached.
 * Areas: depositError and general.
 */
export function depositErrorKey(code: string | null | undefined, details?: unknown): DepositErrorKey {
  const key = errorKey('deposit', code);
  return key === LIMIT_KEYS[0] ? (LIMIT_KEYS[periodIn(details)] ?? key) : key;
}
