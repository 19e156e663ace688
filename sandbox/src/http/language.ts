import { localeOf } from '@/config/locales';

/** The site's language code in Accept-Language; undefined for anything else, such as a browser's own list. */
export const languageCode = (acceptLanguage: string | undefined): string | undefined =>
  /^[a-z]{2}$/.exec(acceptLanguage ?? '')?.[0];

/**
 * The Intl tag of the caller's language, from Accept-Language. The site sends a single code; anything else, such as a
 * browser's own list, means English.
 */
export function languageTag(acceptLanguage: string | undefined): string {
  const code = languageCode(acceptLanguage) ?? 'en';
  const { tag } = localeOf(code);
  return Intl.DisplayNames.supportedLocalesOf(tag).length > 0 ? tag : 'en';
}
