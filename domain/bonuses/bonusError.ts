/** Refusal codes of bonuses and coupons (spec §8), each with the key of its message. */
const KEYS = {
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
} as const;

/** Message for a code without a text of its own. */
const UNNAMED = 'bonusError.other';

/** Message when there is no code (OP-095). */
const NO_CODE = 'general.somethingWrong';

export type BonusErrorKey = (typeof KEYS)[keyof typeof KEYS] | typeof UNNAMED | typeof NO_CODE;

const folded = (code: string) => code.replace(/[_\s-]/g, '').toLowerCase();

const BY_FOLDED: ReadonlyMap<string, BonusErrorKey> = new Map(
  Object.entries(KEYS).map(([code, key]) => [folded(code), key]),
);

/**
 * Message key for a refused bonus, by code (case, underscores, spaces and hyphens ignored). Unknown codes get the
 * generic bonus message, no code gets 'Something went wrong' (ERR-15 to ERR-29, OP-095). Areas: bonusError and general.
 */
export function bonusErrorKey(code: string | null | undefined): BonusErrorKey {
  if (!code?.trim()) return NO_CODE;
  return BY_FOLDED.get(folded(code)) ?? UNNAMED;
}

/** Whether a refusal is informational: the cashback was added to the rakeback calendar (OP-095). */
export const isInformation = (code: string | null | undefined): boolean => bonusErrorKey(code) === KEYS.ADD_TO_CALENDAR;
