import arabic from '@/locales-fallback/ar.json';
import german from '@/locales-fallback/de.json';
import english from '@/locales-fallback/en.json';
import thai from '@/locales-fallback/th.json';
import { siteEnv } from '@/config/env';
import { ENGLISH, type Locale } from '@/config/locale';
import { LOCALES, localeOf } from '@/config/locales';
import type { Settings } from '@/config/settings';
import { missingKeys } from '@/domain/texts/complete';
import { withTag } from '@/domain/texts/localeTag';
import type { Texts } from '@/domain/texts/texts';

/** Our own files by code. A language is added with its file and a line here; it is offered once it is complete. */
export const OWN_TEXTS: Readonly<Record<string, Texts>> = { en: english, ar: arabic, de: german, th: thai };

/** English stands in for everything else, so it always is. */
const isComplete = ({ code, tag }: Locale) =>
  code === ENGLISH.code || missingKeys(english, OWN_TEXTS[code] ?? {}, tag).length === 0;

type LanguageSettings = Pick<Settings, 'locales' | 'localeTags'>;

/** The registry's language for a code, under the tag that the operator gives it (OP-002). */
export const localeIn = ({ localeTags }: LanguageSettings, code: string | undefined): Locale => {
  const locale = localeOf(code);
  const tagged = withTag(locale, Object.hasOwn(localeTags, locale.code) ? localeTags[locale.code] : undefined);
  return locale.code === ENGLISH.code && siteEnv().pseudo === 'rtl' ? { ...tagged, dir: 'rtl' } : tagged;
};

/** English, whose addresses bear no prefix, comes first; then the registry's order. */
const CODES = [ENGLISH.code, ...LOCALES.map(({ code }) => code).filter((code) => code !== ENGLISH.code)];

function findOffered(settings: LanguageSettings): readonly Locale[] {
  const { locales: wanted } = settings;
  return CODES.filter((code) => code === ENGLISH.code || wanted.length === 0 || wanted.includes(code))
    .map((code) => localeIn(settings, code))
    .filter(isComplete);
}

/** Settings are frozen and the same object until they are asked for again. */
const found = new WeakMap<LanguageSettings, readonly Locale[]>();

/** The languages a visitor may choose: the complete ones, of them those that the setting `locales` names (OP-001). */
export function offeredLocales(settings: LanguageSettings): readonly Locale[] {
  const offered = found.get(settings) ?? findOffered(settings);
  found.set(settings, offered);
  return offered;
}

/** The language in which an address with this code is answered: English where the code's is not offered (OP-001). */
export const shownLocale = (code: string | undefined, offered: readonly Locale[]): Locale =>
  offered.find((locale) => locale.code === code) ?? offered[0] ?? ENGLISH;
