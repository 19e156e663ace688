/** Codes of the site's languages that are not their own BCP-47 tag (OP-002). */
const TAGS: Readonly<Record<string, string>> = { cn: 'zh-CN', cz: 'cs', du: 'nl', gr: 'el', mu: 'my', no: 'nb' };

/** The site's code of the language a caller reads; undefined for a browser's own list and the like. */
export const languageCode = (acceptLanguage: string | undefined): string | undefined =>
  /^[a-z]{2}$/.exec(acceptLanguage ?? '')?.[0];

/**
 * The tag for Intl of the language a caller reads, from Accept-Language. The site sends one code; anything else, such as
 * a browser's own list, reads English.
 */
export function languageTag(acceptLanguage: string | undefined): string {
  const code = languageCode(acceptLanguage) ?? 'en';
  const tag = TAGS[code] ?? code;
  return Intl.DisplayNames.supportedLocalesOf(tag).length > 0 ? tag : 'en';
}
