/** A language of the site. `code` is the key of files, addresses, the language header and `preferredLanguage`. */
export type Locale = {
  code: string;
  /** BCP-47 tag for <html lang>, Intl and i18next's plural rules (OP-002: several codes are not ISO 639-1). */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** The language's own name. */
  name: string;
};

export const DEFAULT_LOCALE = 'en';

const row = (code: string, tag: string, name: string, dir: Locale['dir'] = 'ltr'): Locale => ({ code, tag, dir, name });

/** The 36 codes of spec §9 in its order, then the three that OP-001 adds. */
export const LOCALES: readonly Locale[] = [
  row('ru', 'ru', 'Русский'),
  row('ps', 'ps', 'پښتو', 'rtl'),
  row('ar', 'ar', 'العربية', 'rtl'),
  row('en', 'en', 'English'),
  row('du', 'nl', 'Nederlands'),
  row('fr', 'fr', 'Français'),
  row('sr', 'sr', 'Српски'),
  row('bs', 'bs', 'Bosanski'),
  row('bg', 'bg', 'Български'),
  row('cn', 'zh-CN', '简体中文'),
  row('ja', 'ja', '日本語'),
  row('ms', 'ms', 'Bahasa Melayu'),
  row('gr', 'el', 'Ελληνικά'),
  row('tr', 'tr', 'Türkçe'),
  row('cz', 'cs', 'Čeština'),
  row('sk', 'sk', 'Slovenčina'),
  row('hi', 'hi', 'हिन्दी'),
  row('sw', 'sw', 'Kiswahili'),
  row('hu', 'hu', 'Magyar'),
  row('id', 'id', 'Bahasa Indonesia'),
  row('fa', 'fa', 'فارسی', 'rtl'),
  row('it', 'it', 'Italiano'),
  row('ko', 'ko', '한국어'),
  row('mt', 'mt', 'Malti'),
  row('mu', 'my', 'မြန်မာ'),
  row('ro', 'ro', 'Română'),
  row('th', 'th', 'ไทย'),
  row('vi', 'vi', 'Tiếng Việt'),
  row('pl', 'pl', 'Polski'),
  row('pt', 'pt', 'Português'),
  row('es', 'es', 'Español'),
  row('sl', 'sl', 'Slovenščina'),
  row('de', 'de', 'Deutsch'),
  row('da', 'da', 'Dansk'),
  row('fi', 'fi', 'Suomi'),
  row('no', 'nb', 'Norsk'),
  row('sv', 'sv', 'Svenska'),
  row('hr', 'hr', 'Hrvatski'),
  row('uk', 'uk', 'Українська'),
];

const byCode = new Map(LOCALES.map((locale) => [locale.code, locale]));

/** The registry's entry for a code; English for a code that is not in it. */
export const localeOf = (code: string | undefined): Locale => byCode.get(code ?? '') ?? byCode.get(DEFAULT_LOCALE)!;

/**
 * The tag for Intl: Gregorian calendar and Latin digits whatever the language's habit, since both sides must print the
 * same and sent dates must be readable everywhere.
 */
export const intlTag = (locale: Locale): string => `${locale.tag}-u-ca-gregory-nu-latn`;
