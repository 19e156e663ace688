import { checkPassword, passwordRules } from '@/domain/account/fields/password';
import { type Brand } from '../../../brands/brand/brand';
import { isCommonPassword } from './commonPasswords';
import { type FieldFault } from './refusals';

/** The fault of a new password by the brand's rules (VAL-14, VAL-15, OP-047), or null: common ones are refused unless it allows them. */
export function passwordFault(password: string, { settings }: Brand): FieldFault | null {
  const asked = (settings.formFieldsValidation ?? {}) as { password?: { allowCommon?: unknown } };
  const rules = passwordRules(asked);
  const fault = checkPassword(password, rules);
  if (fault === 'passwordShort') return { sentence: fault, n: rules.min };
  if (fault === 'passwordLong') return { sentence: fault, n: rules.max };
  if (fault === null && asked.password?.allowCommon !== true && isCommonPassword(password)) return 'passwordCommon';
  return fault;
}
