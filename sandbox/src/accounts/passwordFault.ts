import { checkPassword, passwordRules } from '@/domain/account/fields/password';
import { type Brand } from '../brand/brand';
import { type FieldFault } from '../backend/refusals';

/** What is wrong with a new password by the rules of the brand (VAL-14, VAL-15, OP-047). */
export function passwordFault(password: string, { settings }: Brand): FieldFault | null {
  const rules = passwordRules((settings.formFieldsValidation ?? {}) as Record<string, unknown>);
  const fault = checkPassword(password, rules);
  if (fault === 'passwordShort') return { sentence: fault, n: rules.min };
  if (fault === 'passwordLong') return { sentence: fault, n: rules.max };
  return fault;
}
