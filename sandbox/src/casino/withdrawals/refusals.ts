import { say, type Sentence } from '../accounts/fields/sentences';
import { Refusal } from '../../http/refusal';
import { type KeyBelow, spokenOf, textIn } from '../../texts/texts';

/** Refusal codes of withdrawals with HTTP status; texts are withdrawal.… (spec §8, ERR-34). */
const STATUS = {
  REQUIRED_EMAIL_VERIFICATION: 409,
  DEPOSIT_REQUIRED: 409,
  ACTIVE_BONUS: 409,
  DEPOSIT_WAGERING: 409,
  INSUFFICIENT_BALANCE: 409,
  CALCULATION_ERROR: 409,
  QUOTE_EXPIRED: 409,
  QUOTE_CHANGED: 409,
  NOT_CANCELLABLE: 409,
  WITHDRAWAL_NOT_FOUND: 404,
} as const satisfies Readonly<Record<KeyBelow<'casino', 'withdrawal'>, Refusal['status']>>;

export type WithdrawalCode = keyof typeof STATUS;

/** The refusal of a withdrawal, in a language. */
export function withdrawalRefusal(code: WithdrawalCode, language: string, details?: Record<string, unknown>): Refusal {
  return new Refusal(STATUS[code], code, textIn(spokenOf(language), 'casino', `withdrawal.${code}`), details);
}

/** A field's error with its amount (texts withdrawalField.…), or one shared by all forms. */
export type FieldFault = { fault: KeyBelow<'casino', 'withdrawalField'>; n?: string } | { sentence: Sentence };

/** A VALIDATION refusal with a message per field, in a language. */
export function withdrawalFaults(language: string, faults: Readonly<Record<string, FieldFault>>): Refusal {
  const spoken = spokenOf(language);
  const said = Object.entries(faults).map(([field, fault]) => [
    field,
    'sentence' in fault
      ? say(spoken, fault.sentence)
      : textIn(spoken, 'casino', `withdrawalField.${fault.fault}`, { n: fault.n ?? '' }),
  ]);
  return new Refusal(422, 'VALIDATION', say(spoken, 'checkFields'), Object.fromEntries(said) as Record<string, string>);
}
