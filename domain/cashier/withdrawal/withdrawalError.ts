/** Refusal codes of withdrawals (spec §6, §8), each with the key of its message. */
const KEYS = {
  REQUIRED_EMAIL_VERIFICATION: 'withdrawal.error.email',
  DEPOSIT_REQUIRED: 'withdrawal.error.deposit',
  ACTIVE_BONUS: 'withdrawal.error.bonus',
  DEPOSIT_WAGERING: 'withdrawal.error.wagering',
  INSUFFICIENT_BALANCE: 'withdrawal.error.balance',
  CALCULATION_ERROR: 'withdrawal.error.calculation',
  NOT_CANCELLABLE: 'withdrawal.error.notCancellable',
  WITHDRAWAL_NOT_FOUND: 'withdrawal.error.notFound',
} as const;

/** Message for every other refusal (ERR-34). */
const OTHER = 'withdrawal.error.other';

export type WithdrawalErrorKey = (typeof KEYS)[keyof typeof KEYS] | typeof OTHER;

const folded = (code: string) => code.replace(/[_\s-]/g, '').toLowerCase();

const BY_FOLDED: ReadonlyMap<string, WithdrawalErrorKey> = new Map(
  Object.entries(KEYS).map(([code, key]) => [folded(code), key]),
);

/** Message key for a refused withdrawal, by code (case, underscores, spaces and hyphens ignored) (ERR-34, OP-095). */
export const withdrawalErrorKey = (code: string | null | undefined): WithdrawalErrorKey =>
  BY_FOLDED.get(folded(code ?? '')) ?? OTHER;

/** The displayed quote is outdated: nothing was booked, and a new one must be confirmed. */
const STALE = ['QUOTE_EXPIRED', 'QUOTE_CHANGED'];

export const isStaleQuote = (code: string | null | undefined): boolean => STALE.includes(code ?? '');
