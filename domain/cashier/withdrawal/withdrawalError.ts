/** The codes with which a withdrawal is refused (spec §6, §8), each with the key of the text that says what to do. */
const KEYS = {
  REQUIRED_EMAIL_VERIFICATION: 'withdraw.error.email',
  DEPOSIT_REQUIRED: 'withdraw.error.deposit',
  ACTIVE_BONUS: 'withdraw.error.bonus',
  DEPOSIT_WAGERING: 'withdraw.error.wagering',
  INSUFFICIENT_BALANCE: 'withdraw.error.balance',
  CALCULATION_ERROR: 'withdraw.error.calculation',
  NOT_CANCELLABLE: 'withdraw.error.notCancellable',
  WITHDRAWAL_NOT_FOUND: 'withdraw.error.notFound',
} as const;

/** What every other refusal says (ERR-34). */
const OTHER = 'withdraw.error.other';

export type WithdrawalErrorKey = (typeof KEYS)[keyof typeof KEYS] | typeof OTHER;

const folded = (code: string) => code.replace(/[_\s-]/g, '').toLowerCase();

const BY_FOLDED: ReadonlyMap<string, WithdrawalErrorKey> = new Map(
  Object.entries(KEYS).map(([code, key]) => [folded(code), key]),
);

/** The key of the text for a refused withdrawal: by its code, without regard to case and underscores (ERR-34, OP-095). */
export const withdrawalErrorKey = (code: string | null | undefined): WithdrawalErrorKey =>
  BY_FOLDED.get(folded(code ?? '')) ?? OTHER;

/** Refusals that say that the figures shown hold no longer: nothing was booked, and new ones are to be confirmed. */
const STALE = ['QUOTE_EXPIRED', 'QUOTE_CHANGED'];

export const isStaleQuote = (code: string | null | undefined): boolean => STALE.includes(code ?? '');
