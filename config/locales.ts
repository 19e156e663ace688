import { ENGLISH, type Locale } from './locale';
import registry from './locales.json';

/**
 * All languages: the 36 codes of spec §9 in that order, then the three added by OP-001. A JSON file, because
 * next.config.js reads it before anything is compiled.
 */
export const LOCALES = registry as readonly Locale[];

const byCode = new Map(LOCALES.map((locale) => [locale.code, locale]));

/** The locale of a code; English for an unknown code. */
export const localeOf = (code: string | undefined): Locale => byCode.get(code ?? '') ?? ENGLISH;
