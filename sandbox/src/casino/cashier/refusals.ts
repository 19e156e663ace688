import { Refusal } from '../../http/refusal';
import { type KeyBelow, spokenOf, textIn } from '../../texts/texts';

/** The deposit codes of specification §8, and that of BON-05, with HTTP status; texts are deposit.…. */
const STATUS = {
  GLOBAL_ERROR: 409,
  DEPOSIT_COUNTRY_BLOCK: 409,
  REQUIRED_EMAIL_VERIFICATION: 409,
  PAYMENT_LIMIT_THRESHOLD: 409,
  TRANSACTION_FAILED: 409,
  PROVIDER_ERROR: 409,
  PAYMENT_SERVICE_ERROR: 409,
  UNIFIED_ERROR: 409,
  AMOUNT_BELOW_ZERO: 422,
  PAYMENT_PROVIDER_LIMIT_THRESHOLD: 422,
  PHONE_ERROR: 422,
  ACTIVE_BONUS: 409,
} as const satisfies Readonly<Record<KeyBelow<'casino', 'deposit'>, Refusal['status']>>;

export type DepositCode = keyof typeof STATUS;

export const DEPOSIT_CODES = Object.keys(STATUS) as DepositCode[];

/** The refusal of a deposit, in the player's language. */
export function depositRefusal(
  code: DepositCode,
  language: string | null | undefined,
  details?: Record<string, unknown>,
): Refusal {
  return new Refusal(STATUS[code], code, textIn(spokenOf(language), 'casino', `deposit.${code}`), details);
}
