import arabic from '@/locales-fallback/ar.json';
import german from '@/locales-fallback/de.json';
import english from '@/locales-fallback/en.json';
import thai from '@/locales-fallback/th.json';
import { ENGLISH, type Locale } from '@/config/locale';
import { LOCALES, localeOf } from '@/config/locales';
import { missingKeys } from '@/domain/texts/complete';
import type { Texts } from '@/domain/texts/texts';

/** Our own files by code. A language is added with its file and a line here; it is offered once it is complete. */
export const OWN_TEXTS: Readonly<Record<string, Texts>> = { en: english, ar: arabic, de: german, th: thai };

const isComplete = ({ code, tag }: Locale) => missingKeys(english, OWN_TEXTS[code] ?? {}, tag).length === 0;

/** English, whose addresses bear no prefix, comes first; then the registry's order. */
const COMPLETE = [ENGLISH, ...LOCALES.filter((locale) => locale.code !== ENGLISH.code && isComplete(locale))];

/** The languages a visitor may choose: the complete ones, of them those that the setting `locales` names (OP-001). */
export const offeredLocales = (wanted: readonly string[]): readonly Locale[] =>
  wanted.length === 0 ? COMPLETE : COMPLETE.filter(({ code }) => code === ENGLISH.code || wanted.includes(code));

/** The language in which an address with this code is answered: English where the code's is not offered (OP-001). */
export const shownLocale = (code: string | undefined, offered: readonly Locale[]): Locale =>
  offered.includes(localeOf(code)) ? localeOf(code) : ENGLISH;
