import type { PasswordHint } from '@/components/ui/form/PasswordField';
import { passwordParts, type PasswordRules } from '@/domain/account/fields/password';
import type { Translate } from '@/hooks/useT';

/**
 * The password requirements as text, each with whether the typed password meets it: the specified hint where a special
 * character is required, otherwise one built from the configured rules (VAL-16, OP-047).
 */
export const passwordHints =
  (t: Translate, rules: PasswordRules) =>
  (typed: string): PasswordHint[] => {
    const parts = passwordParts(typed, rules);
    const met = new Map(parts.map((each) => [each.part, each.met]));
    const length = { text: t('account.password.min', { count: rules.min }), met: met.get('min') === true };
    const first = rules.special
      ? {
          text: t('account.password.minAndSpecial', { count: rules.min }),
          met: length.met && met.get('special') === true,
        }
      : length;
    return [
      first,
      ...(rules.digit ? [{ text: t('account.password.digit'), met: met.get('digit') === true }] : []),
      ...(rules.upper ? [{ text: t('account.password.upper'), met: met.get('upper') === true }] : []),
    ];
  };
