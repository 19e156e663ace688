import registry from './locales.json';

/** A language of the site. */
export type Locale = {
  /** Key of files, addresses, the language header and `preferredLanguage`. */
  code: string;
  /** BCP-47 tag for <html lang>, Intl and plural rules (OP-002: several codes are not what ISO 639-1 calls them). */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** The language's own name. */
  name: string;
};

export const DEFAULT_LOCALE = 'en';

/**
 * The registry: the 36 codes of spec §9 in its order, then the three that OP-001 adds. A JSON file, since next.config.js
 * reads it too, before anything is compiled.
 */
export const LOCALES = registry as readonly Locale[];

const byCode = new Map(LOCALES.map((locale) => [locale.code, locale]));
const english = byCode.get(DEFAULT_LOCALE)!;

/** The registry's entry for a code; English for a code that is not in it. */
export const localeOf = (code: string | undefined): Locale => byCode.get(code ?? '') ?? english;

/**
 * The tag for Intl: Gregorian calendar and Latin digits whatever the language's habit, since both sides must print the
 * same and sent dates must be readable everywhere.
 */
export const intlTag = (locale: Locale): string => `${locale.tag}-u-ca-gregory-nu-latn`;
