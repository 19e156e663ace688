import { DEFAULT_LOCALE } from '@/config/locale';
import type { Settings } from '@/config/settings';

/**
 * The operator's licence line for the language with this code, and its language where that is known to be another; null
 * without one. A line for all languages may be written in any, so nothing is said of it.
 */
export function licenceLine(licence: Settings['licence'], code: string): { text: string; lang?: string } | null {
  if (licence === null || licence === '') return null;
  if (typeof licence === 'string') return { text: licence };
  const own = Object.hasOwn(licence, code) ? licence[code] : undefined;
  if (own) return { text: own };
  const text = licence[DEFAULT_LOCALE];
  return text ? { text, lang: DEFAULT_LOCALE } : null;
}
