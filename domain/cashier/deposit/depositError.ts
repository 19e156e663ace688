/** Error codes of deposits (spec §8, BON-05), each with the key of its message. */
const KEYS = {
  GLOBAL_ERROR: 'depositError.GLOBAL_ERROR',
  DEPOSIT_COUNTRY_BLOCK: 'depositError.DEPOSIT_COUNTRY_BLOCK',
  REQUIRED_EMAIL_VERIFICATION: 'depositError.REQUIRED_EMAIL_VERIFICATION',
  PAYMENT_LIMIT_THRESHOLD: 'depositError.PAYMENT_LIMIT_THRESHOLD',
  TRANSACTION_FAILED: 'depositError.TRANSACTION_FAILED',
  AMOUNT_BELOW_ZERO: 'depositError.AMOUNT_BELOW_ZERO',
  UNIFIED_ERROR: 'depositError.UNIFIED_ERROR',
  PAYMENT_PROVIDER_LIMIT_THRESHOLD: 'depositError.PAYMENT_PROVIDER_LIMIT_THRESHOLD',
  PROVIDER_ERROR: 'depositError.PROVIDER_ERROR',
  PHONE_ERROR: 'depositError.PHONE_ERROR',
  PAYMENT_SERVICE_ERROR: 'depositError.PAYMENT_SERVICE_ERROR',
  SELF_EXCLUDED: 'depositError.SELF_EXCLUDED',
  ACCOUNT_FROZEN: 'depositError.ACCOUNT_FROZEN',
  ACTIVE_BONUS: 'depositError.ACTIVE_BONUS',
} as const;

/** Message for a reached limit, by wire period (0 daily, 1 weekly, 2 monthly). */
const LIMIT_KEYS = [KEYS.PAYMENT_LIMIT_THRESHOLD, 'depositError.weeklyLimit', 'depositError.monthlyLimit'] as const;

/** Message when there is no code (OP-095). */
const NO_CODE = 'general.somethingWrong';

export type DepositErrorKey = (typeof KEYS)[keyof typeof KEYS] | (typeof LIMIT_KEYS)[number] | typeof NO_CODE;

const folded = (code: string) => code.replace(/[_\s-]/g, '').toLowerCase();

const BY_FOLDED: ReadonlyMap<string, DepositErrorKey> = new Map(
  Object.entries(KEYS).map(([code, key]) => [folded(code), key]),
);

function periodIn(details: unknown): number {
  const period = typeof details === 'object' && details !== null ? (details as { period?: unknown }).period : undefined;
  return typeof period === 'number' ? period : 0;
}

/**
 * Message key for a deposit error, by code (case, underscores, spaces and hyphens ignored). Unknown codes get the
 * generic deposit message, no code gets 'Something went wrong' (ERR-05 to ERR-14, ERR-38, OP-095). Areas: depositError
 * and general. `details` are those of the rejected call; they tell which period's limit is reached.
 */
export function depositErrorKey(code: string | null | undefined, details?: unknown): DepositErrorKey {
  if (!code?.trim()) return NO_CODE;
  const key = BY_FOLDED.get(folded(code)) ?? KEYS.UNIFIED_ERROR;
  return key === KEYS.PAYMENT_LIMIT_THRESHOLD ? (LIMIT_KEYS[periodIn(details)] ?? key) : key;
}
