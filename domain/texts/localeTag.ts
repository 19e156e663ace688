import type { Locale } from '@/config/locale';

/** Scripts written from right to left in which a language of today is printed. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The tag in its canonical spelling; null when it is no tag, or of a language whose plural rules nobody here knows. */
function canonical(tag: string): string | null {
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(tag);
    return known ?? null;
  } catch {
    return null;
  }
}

/** The language's own name, as a list of languages shows it: "svenska" → "Svenska". */
function nativeName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * A language under another BCP-47 tag, since an operator may mean something else by a code (setting `localeTags`,
 * OP-002): direction and name follow from the tag. A tag that is none, or absent, leaves the language as it is.
 */
export function withTag(locale: Locale, wanted: string | undefined): Locale {
  const tag = wanted === undefined ? null : canonical(wanted);
  if (tag === null || tag === locale.tag) return locale;
  const { script } = new Intl.Locale(tag).maximize();
  return { code: locale.code, tag, dir: RIGHT_TO_LEFT.has(script ?? '') ? 'rtl' : 'ltr', name: nativeName(tag) };
}
