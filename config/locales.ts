import { ENGLISH, type Locale } from './locale';
import registry from './locales.json';

/**
 * The registry: the 36 codes of spec §9 in its order, then the three that OP-001 adds. A JSON file, since next.config.js
 * reads it too, before anything is compiled.
 */
export const LOCALES = registry as readonly Locale[];

const byCode = new Map(LOCALES.map((locale) => [locale.code, locale]));

/** The registry's entry for a code; English for a code that is not in it. */
export const localeOf = (code: string | undefined): Locale => byCode.get(code ?? '') ?? ENGLISH;
