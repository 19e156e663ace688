import type { Locale } from '@/config/locale';

/** The name of a country in a language, else in English; its code where the browser has no name for it. */
export function countryName({ tag }: Locale, code: string): string {
  try {
    return new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of(code) ?? code;
  } catch {
    // No code of a country at all.
    return code;
  }
}
