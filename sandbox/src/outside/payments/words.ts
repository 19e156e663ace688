import { type KeyBelow, languageNamed, texts } from '../../texts/texts';

export type Words = Readonly<Record<KeyBelow<'outside', 'payment'>, string>> & {
  /** The tag of their language, for lang and Intl. */
  tag: string;
  direction: 'ltr' | 'rtl';
};

/** The texts of a language (English as fallback), its tag and its direction. */
export function wordsOf(locale: unknown): Words {
  const language = languageNamed(locale);
  const { tag, dir: direction } = texts.localeOf(language);
  return { tag, direction, ...texts.below(language, 'outside', 'payment') };
}
