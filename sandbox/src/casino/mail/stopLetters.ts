import { type Spoken } from '../../http/languages';
import { textIn, texts } from '../../texts/texts';

/** Receipts of player protection measures. */
export type StopLetterKind = 'frozen' | 'excluded' | 'excluded-for-good';

/** What an exclusion's receipt says about it, in sentences of `letters`: whether the player may log in, and how it ends. */
export type ExclusionRule = 'logIn' | 'noLogIn' | 'byItself' | 'stays' | 'never' | 'liftable';

/** Languages in which a weekday within a sentence would need another ending than the one Intl gives it. */
const WITHOUT_WEEKDAY = ['ru', 'uk', 'pl', 'cz', 'sk', 'sl', 'sr', 'hr', 'bs'];

/** A date and time for messages, in UTC and labelled as such, since the player's location is unknown. */
export const inWords = (instant: Date, language: Spoken): string =>
  new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : texts.localeOf(language).tag}-u-ca-gregory-nu-latn`, {
    ...(WITHOUT_WEEKDAY.includes(language) ? {} : { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(instant);

/** A freeze or a self-exclusion; `until` null: for good. A freeze has no rules. */
export type LetterStop = {
  kind: string;
  reference: string;
  from: Date;
  until: Date | null;
  rules: readonly ExclusionRule[];
};

/** The placeholder values of a stop's receipt. */
export const stopValues = (
  { reference, from, until, rules }: LetterStop,
  language: Spoken,
): Record<string, string> => ({
  reference,
  from: inWords(from, language),
  until: until === null ? '' : inWords(until, language),
  rules: rules.map((rule) => textIn(language, 'letters', `exclusion.${rule}`)).join('\n'),
});
