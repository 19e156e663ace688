import { object, string } from 'yup';
import type { Locale } from '@/config/locale';
import type { Complaint } from '@/domain/account/fields/complaint';
import { checkAmount, FIELD_CHECKS, type WithdrawalField } from '@/domain/cashier/withdrawal/form';
import type { WithdrawalBounds } from '@/domain/cashier/withdrawal/ways';

const judged = (check: (text: string) => Complaint | null) =>
  string().test('rule', function judge(text) {
    const complaint = check(text ?? '');
    return complaint === null || this.createError({ message: complaint });
  });

type Rules = { fields: readonly WithdrawalField[]; locale: Locale; currency: string; bounds: WithdrawalBounds };

/** Validation schema of a withdrawal form (VAL-33, VAL-34); the messages are Complaints. */
export const withdrawSchema = ({ fields, locale, currency, bounds }: Rules) =>
  object({
    ...Object.fromEntries(fields.map((field) => [field, judged(FIELD_CHECKS[field])])),
    amount: judged((text) => checkAmount(locale, text, currency, bounds)),
  });
