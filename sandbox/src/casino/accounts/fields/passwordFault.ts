import { checkPassword, passwordRules } from '@/domain/account/fields/password';
import { type Brand } from '../../../brands/brand/brand';
import { type FieldFault } from './refusals';

/** The fault of a new password by the brand's rules (VAL-14, VAL-15, OP-047), or null. */
export function passwordFault(password: string, { settings }: Brand): FieldFault | null {
  const rules = passwordRules((settings.formFieldsValidation ?? {}) as Record<string, unknown>);
  const fault = checkPassword(password, rules);
  if (fault === 'passwordShort') return { sentence: fault, n: rules.min };
  if (fault === 'passwordLong') return { sentence: fault, n: rules.max };
  return fault;
}
