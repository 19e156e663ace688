import { Refusal } from '../../http/refusal';
import { type KeyBelow, spokenOf, textIn } from '../../texts/texts';

/** The refusal codes of bonuses, with HTTP status; texts are bonus.… (spec §8, ERR-15 to ERR-29). */
const STATUS = {
  BONUS_NOT_FOUND: 404,
  REGISTRATION_BONUS: 409,
  MAXIMUM_PARTICIPANTS: 409,
  RETRY_PERIOD: 409,
  DAYS_VALID: 409,
  UNIFIED_ERROR: 409,
  DEPOSITS_NUMBER: 409,
  ACTIVE_FREE_SPINS: 409,
  ACTIVE_BONUS: 409,
  CANCELLED: 409,
  NO_CASHBACK: 409,
  ADD_TO_CALENDAR: 409,
  REQUIRED_EMAIL_VERIFICATION: 409,
  TIME_WINDOW: 409,
  DUPLICATE_ACCOUNT: 409,
  DEPOSIT_REQUIRED: 409,
  BALANCE_TOO_HIGH: 409,
  COUNTRY_BLOCKED: 409,
  COUPON_NOT_APPLIED: 409,
  COUPON_REDEEMED: 409,
  VALIDATION: 422,
} as const satisfies Readonly<Record<KeyBelow<'casino', 'bonus'>, Refusal['status']>>;

type BonusCode = keyof typeof STATUS;

/** Why a bonus is refused, not yet translated. */
export type Fault = { code: BonusCode; details?: Record<string, unknown> };

/** The refusal of a bonus, in the player's language. */
export function bonusRefusal({ code, details }: Fault, language: string): Refusal {
  return new Refusal(STATUS[code], code, textIn(spokenOf(language), 'casino', `bonus.${code}`), details);
}
