import { type Language, type TextKey } from '../../texts/language';

/** Texts with another wording in real play. */
const REAL: Partial<Record<TextKey, TextKey>> = {
  'outcome.balance': 'real.balance',
  'state.insufficient': 'real.insufficient',
  'state.empty': 'real.empty',
};

/**
 * The language of real play: every amount has its currency, and the texts speak of a balance instead of demo credits.
 */
export const realLanguage = ({ say, amount, ...language }: Language, currency: string): Language => ({
  ...language,
  say: (key, values) => say(REAL[key] ?? key, values),
  // A non-breaking space.
  amount: (decimal) => `${amount(decimal)}\u00a0${currency}`,
});
