import { type Language, type TextKey } from '../texts/language';

/** Sentences that are worded otherwise where real money is played with. */
const REAL: Partial<Record<TextKey, TextKey>> = {
  'outcome.balance': 'real.balance',
  'state.insufficient': 'real.insufficient',
  'state.empty': 'real.empty',
};

/** The language of play with real money: every amount with its currency, and of the balance what a demo says of credits. */
export const realLanguage = ({ say, amount, ...language }: Language, currency: string): Language => ({
  ...language,
  say: (key, values) => say(REAL[key] ?? key, values),
  // No line breaks between the two.
  amount: (decimal) => `${amount(decimal)}\u00a0${currency}`,
});
