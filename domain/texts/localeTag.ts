import type { Locale } from '@/config/locale';

/** Right-to-left scripts of living languages. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The canonical tag; null if it is invalid or Intl has no plural rules for it. */
function canonical(tag: string): string | null {
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(tag);
    return known ?? null;
  } catch {
    return null;
  }
}

/** The language's own name, capitalised for a list: "svenska" → "Svenska". */
function nativeName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * The locale with a different BCP-47 tag, since an operator may redefine a code (setting `localeTags`, OP-002);
 * direction and name follow from the tag. An invalid or absent tag leaves the locale unchanged.
 */
export function withTag(locale: Locale, wanted: string | undefined): Locale {
  const tag = wanted === undefined ? null : canonical(wanted);
  if (tag === null || tag === locale.tag) return locale;
  const { script } = new Intl.Locale(tag).maximize();
  return { code: locale.code, tag, dir: RIGHT_TO_LEFT.has(script ?? '') ? 'rtl' : 'ltr', name: nativeName(tag) };
}
