import { languageNamed, texts } from '../../texts/texts';

/** The texts of a language tag (English as fallback), its tag and its direction. */
export function wordsOf(named: unknown) {
  const language = languageNamed(named);
  const { tag, dir: direction } = texts.localeOf(language);
  return { tag, direction, ...texts.below(language, 'outside', 'captcha') };
}
