/** Values formatted on the server for a page: by options as JSON, then by value (domain/format/figures.ts). */
export type Figures = { [options: string]: { [value: string]: string } };

/** A language of the site. locales.ts has all of them; a page in the browser carries only its own. */
export type Locale = {
  /** Used in files, addresses, the language header and `preferredLanguage`. */
  code: string;
  /** BCP-47 tag for <html lang>, Intl and plural rules (OP-002: several codes differ from ISO 639-1). */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** The language's own name. */
  name: string;
  /**
   * Values already formatted on the server, so the browser need not format them again; only set for the language of a
   * page.
   */
  figures?: Figures;
};

/** The language of addresses without a prefix (I18N-01). */
export const DEFAULT_LOCALE = 'en';

export const ENGLISH: Locale = { code: DEFAULT_LOCALE, tag: 'en', dir: 'ltr', name: 'English' };

/** A language for dates and numbers where a browser has no data of its own for these (Chromium lacks some). */
const NEAREST: Readonly<Record<string, string>> = { bs: 'sr-Latn', mt: 'en-GB', my: 'en-GB', ps: 'fa' };

/**
 * Whether Intl has data of a language. Chromium counts Bosnian among what it supports, and writes its months as M11.
 */
const hasData = (tag: string): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 &&
  !/\d/.test(new Intl.DateTimeFormat(tag, { month: 'long' }).format(0));

/** The tag of which Intl has data: else it would write in the language of the browser, whatever that is. */
function knownTag(tag: string): string {
  const near = NEAREST[tag];
  return near !== undefined && !hasData(tag) ? near : tag;
}

/**
 * BCP-47 tag for Intl, with Gregorian calendar and Latin digits in every language, since server and browser must render
 * the same and sent dates must be readable everywhere.
 */
export const intlTag = (locale: Pick<Locale, 'tag'>): string => `${knownTag(locale.tag)}-u-ca-gregory-nu-latn`;
