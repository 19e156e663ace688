import { formatAmount, hasSymbol } from '@/domain/format/amount';
import { type Language, type TextKey } from './language';

/** Texts with another wording in real play. */
const REAL: Partial<Record<TextKey, TextKey>> = {
  'outcome.balance': 'real.balance',
  'state.insufficient': 'real.insufficient',
  'state.empty': 'real.empty',
};

/**
 * The language of real play: every amount has its currency, as on the site around the game (L25), and the texts speak of
 * a balance instead of demo credits. A coin keeps all its decimals.
 */
export function realLanguage({ say, amount, locale }: Language, currency: string): Language {
  // A non-breaking space.
  const withCode = (decimal: string) => `${amount(decimal)}\u00a0${currency}`;
  const withSymbol = (decimal: string) => formatAmount(locale, decimal, currency) ?? withCode(decimal);
  return {
    locale,
    say: (key, values) => say(REAL[key] ?? key, values),
    amount: hasSymbol(currency) ? withSymbol : withCode,
  };
}
