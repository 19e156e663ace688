import arabic from '@/locales-fallback/ar.json';
import german from '@/locales-fallback/de.json';
import english from '@/locales-fallback/en.json';
import thai from '@/locales-fallback/th.json';
import type { Texts } from '@/domain/texts/texts';

/** The built-in text files by code. A new language needs its file and a line here. */
export const OWN_TEXTS: Readonly<Record<string, Texts>> = { en: english, ar: arabic, de: german, th: thai };
