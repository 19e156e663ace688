import { DEFAULT_LOCALE } from '@/config/locale';
import type { Settings } from '@/config/settings';

/**
 * The operator's licence line for a language code, with `lang` if it is known to be in another language; null without
 * one. A single line for all languages has no known language.
 */
export function licenceLine(licence: Settings['licence'], code: string): { text: string; lang?: string } | null {
  if (licence === null || licence === '') return null;
  if (typeof licence === 'string') return { text: licence };
  const own = Object.hasOwn(licence, code) ? licence[code] : undefined;
  if (own) return { text: own };
  const text = licence[DEFAULT_LOCALE];
  return text ? { text, lang: DEFAULT_LOCALE } : null;
}

/** Settings for a page in a language: of licence lines in many languages, only those that `licenceLine` may read. */
export function withLicenceOf(settings: Settings, code: string): Settings {
  const { licence } = settings;
  if (licence === null || typeof licence === 'string') return settings;
  const read = [code, DEFAULT_LOCALE].filter((each) => Object.hasOwn(licence, each));
  return { ...settings, licence: Object.fromEntries(read.map((each) => [each, licence[each]!])) };
}
