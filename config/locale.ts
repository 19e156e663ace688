/** What the server formatted for a page: by the options as JSON, then by value (domain/format/figures.ts). */
export type Figures = { [options: string]: { [value: string]: string } };

/** A language of the site. The registry of all is in locales.ts; a page in the browser carries its own entry only. */
export type Locale = {
  /** Key of files, addresses, the language header and `preferredLanguage`. */
  code: string;
  /** BCP-47 tag for <html lang>, Intl and plural rules (OP-002: several codes are not what ISO 639-1 calls them). */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** The language's own name. */
  name: string;
  /** What the server formatted for this page, so that the browser need not; only with the language of a page. */
  figures?: Figures;
};

/** Code of the language of addresses without a prefix (I18N-01). */
export const DEFAULT_LOCALE = 'en';

export const ENGLISH: Locale = { code: DEFAULT_LOCALE, tag: 'en', dir: 'ltr', name: 'English' };

/**
 * The tag for Intl: Gregorian calendar and Latin digits whatever the language's habit, since both sides must print the
 * same and sent dates must be readable everywhere.
 */
export const intlTag = (locale: Pick<Locale, 'tag'>): string => `${locale.tag}-u-ca-gregory-nu-latn`;
