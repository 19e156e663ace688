/** No code, no reason (OP-095). */
const NO_REASON = 'general.somethingWrong';

/**
 * Every error code that has a text, by family (spec §8; codes of bets not named there come from OP-095). `unknown` is
 * said for a code without a text of its own, `none` where the answer has no code.
 */
const ERRORS = {
  bonus: {
    codes: {
      REGISTRATION_BONUS: 'bonusError.REGISTRATION_BONUS',
      MAXIMUM_PARTICIPANTS: 'bonusError.MAXIMUM_PARTICIPANTS',
      RETRY_PERIOD: 'bonusError.RETRY_PERIOD',
      DAYS_VALID: 'bonusError.DAYS_VALID',
      UNIFIED_ERROR: 'bonusError.UNIFIED_ERROR',
      DEPOSITS_NUMBER: 'bonusError.DEPOSITS_NUMBER',
      ACTIVE_FREE_SPINS: 'bonusError.ACTIVE_FREE_SPINS',
      ACTIVE_BONUS: 'bonusError.ACTIVE_BONUS',
      CANCELLED: 'bonusError.CANCELLED',
      NO_CASHBACK: 'bonusError.NO_CASHBACK',
      ADD_TO_CALENDAR: 'bonusError.ADD_TO_CALENDAR',
      REQUIRED_EMAIL_VERIFICATION: 'bonusError.REQUIRED_EMAIL_VERIFICATION',
      TIME_WINDOW: 'bonusError.TIME_WINDOW',
      DUPLICATE_ACCOUNT: 'bonusError.DUPLICATE_ACCOUNT',
      DEPOSIT_REQUIRED: 'bonusError.DEPOSIT_REQUIRED',
      BALANCE_TOO_HIGH: 'bonusError.BALANCE_TOO_HIGH',
      BONUS_NOT_FOUND: 'bonusError.BONUS_NOT_FOUND',
      SELF_EXCLUDED: 'bonusError.SELF_EXCLUDED',
      COUNTRY_BLOCKED: 'bonusError.COUNTRY_BLOCKED',
      VALIDATION: 'bonusError.TERMS_CHANGED',
      COUPON_NOT_APPLIED: 'bonusError.COUPON_NOT_APPLIED',
      COUPON_REDEEMED: 'bonusError.COUPON_REDEEMED',
    },
    unknown: 'bonusError.other',
    none: NO_REASON,
  },
  deposit: {
    codes: {
      GLOBAL_ERROR: 'depositError.GLOBAL_ERROR',
      DEPOSIT_COUNTRY_BLOCK: 'depositError.DEPOSIT_COUNTRY_BLOCK',
      REQUIRED_EMAIL_VERIFICATION: 'depositError.REQUIRED_EMAIL_VERIFICATION',
      PAYMENT_LIMIT_THRESHOLD: 'depositError.PAYMENT_LIMIT_THRESHOLD',
      LIMIT_REQUIRED: 'depositError.LIMIT_REQUIRED',
      NOTICE_REQUIRED: 'depositError.NOTICE_REQUIRED',
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
    },
    unknown: 'depositError.UNIFIED_ERROR',
    none: NO_REASON,
  },
  withdrawal: {
    codes: {
      REQUIRED_EMAIL_VERIFICATION: 'withdrawal.error.email',
      DEPOSIT_REQUIRED: 'withdrawal.error.deposit',
      ACTIVE_BONUS: 'withdrawal.error.bonus',
      DEPOSIT_WAGERING: 'withdrawal.error.wagering',
      INSUFFICIENT_BALANCE: 'withdrawal.error.balance',
      CALCULATION_ERROR: 'withdrawal.error.calculation',
      NOT_CANCELLABLE: 'withdrawal.error.notCancellable',
      WITHDRAWAL_NOT_FOUND: 'withdrawal.error.notFound',
      // Of the host, which passed nothing on; its own words name no reason.
      UNAVAILABLE: 'withdrawal.error.other',
    },
    unknown: 'withdrawal.error.other',
    none: 'withdrawal.error.other',
  },
  bet: {
    codes: {
      MAX_BET_LIMIT_REACHED: 'betLimitError.MAX_BET_LIMIT_REACHED',
      maxBetLimit: 'betLimitError.maxBetLimit',
      dailyBetLimit: 'betLimitError.dailyBetLimit',
      weeklyBetLimit: 'betLimitError.weeklyBetLimit',
      monthlyBetLimit: 'betLimitError.monthlyBetLimit',
      dailyLossLimit: 'betLimitError.dailyLossLimit',
      weeklyLossLimit: 'betLimitError.weeklyLossLimit',
      monthlyLossLimit: 'betLimitError.monthlyLossLimit',
      minBet: 'betLimitError.minBet',
      maxBet: 'betLimitError.maxBet',
      bonusMaxBet: 'betLimitError.bonusMaxBet',
      globalBetLimit: 'betLimitError.globalBetLimit',
      LIMIT_REQUIRED: 'betLimitError.LIMIT_REQUIRED',
      REALITY_CHECK_DUE: 'betLimitError.REALITY_CHECK_DUE',
      REST: 'betLimitError.REST',
      ROUND_TOO_SOON: 'betLimitError.ROUND_TOO_SOON',
      SESSION_BOUNDS_REQUIRED: 'betLimitError.SESSION_BOUNDS_REQUIRED',
      SESSION_BOUNDS_REACHED: 'betLimitError.SESSION_BOUNDS_REACHED',
      INSUFFICIENT_BALANCE: 'betLimitError.INSUFFICIENT_BALANCE',
      BET_LIMIT_LOCKED: 'betLimitError.BET_LIMIT_LOCKED',
      SUPPORT_ONLY: 'betLimitError.SUPPORT_ONLY',
      SELF_EXCLUDED: 'betLimitError.SELF_EXCLUDED',
      ACCOUNT_FROZEN: 'betLimitError.ACCOUNT_FROZEN',
      SESSION_ENDED: 'betLimitError.SESSION_ENDED',
      TAKEN_BACK: 'betLimitError.TAKEN_BACK',
      GAME_NOT_BONUS_ELIGIBLE: 'betLimitError.GAME_NOT_BONUS_ELIGIBLE',
      BONUS_BUY_UNAVAILABLE: 'betLimitError.BONUS_BUY_UNAVAILABLE',
    },
    unknown: 'betLimitError.other',
    none: NO_REASON,
  },
} as const;

export type ErrorFamily = keyof typeof ERRORS;

type CodesOf<Name extends ErrorFamily> = (typeof ERRORS)[Name]['codes'];

/** Keys of a family's messages. */
export type ErrorKey<Name extends ErrorFamily> =
  | CodesOf<Name>[keyof CodesOf<Name>]
  | (typeof ERRORS)[Name]['unknown' | 'none'];

type Family<Key> = { codes: Readonly<Record<string, Key>>; unknown: Key; none: Key };

const FAMILIES: { readonly [Name in ErrorFamily]: Family<ErrorKey<Name>> } = ERRORS;

const folded = (code: string) => code.replace(/[_\s-]/g, '').toLowerCase();

const codeIn = ({ codes }: Family<unknown>, code: string | null | undefined): string | undefined =>
  Object.keys(codes).find((each) => folded(each) === folded(code ?? ''));

function keyIn<Key>(family: Family<Key>, code: string | null | undefined): Key {
  if (!code?.trim()) return family.none;
  const known = codeIn(family, code);
  return known === undefined ? family.unknown : family.codes[known]!;
}

/** Key of the message for an error code; case, underscores, spaces and hyphens are ignored (ERR-05 to ERR-34, ERR-38). */
export const errorKey = <Name extends ErrorFamily>(family: Name, code: string | null | undefined): ErrorKey<Name> =>
  keyIn<ErrorKey<Name>>(FAMILIES[family], code);

/** What a rejected call says of itself. */
type Said = { code?: string; message?: string; network?: boolean };

/** The backend's own sentence about an error without a text here; null where it has none or no answer came (ERR-04). */
export function backendSentence(family: ErrorFamily, { code, message, network }: Said): string | null {
  if (network || codeIn(FAMILIES[family], code) !== undefined) return null;
  return message?.trim() || null;
}
