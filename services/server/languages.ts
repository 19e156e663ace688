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

/** The built-in text files by code. A new language needs its file and a line here; it is offered once complete. */
export const OWN_TEXTS: Readonly<Record<string, Texts>> = { en: english, ar: arabic, de: german, th: thai };

/** English is the fallback for everything, so it always counts as complete. */
const isComplete = ({ code, tag }: Locale) =>
  code === ENGLISH.code || missingKeys(english, OWN_TEXTS[code] ?? {}, tag).length === 0;

type LanguageSettings = Pick<Settings, 'locales' | 'localeTags'>;

/** The registry's language for a code, with the operator's tag for it (OP-002). */
export const localeIn = ({ localeTags }: LanguageSettings, code: string | undefined): Locale => {
  const locale = localeOf(code);
  const tagged = withTag(locale, Object.hasOwn(localeTags, locale.code) ? localeTags[locale.code] : undefined);
  return locale.code === ENGLISH.code && siteEnv().pseudo === 'rtl' ? { ...tagged, dir: 'rtl' } : tagged;
};

/** English first, since its addresses have no prefix; then the registry's order. */
const CODES = [ENGLISH.code, ...LOCALES.map(({ code }) => code).filter((code) => code !== ENGLISH.code)];

function findOffered(settings: LanguageSettings): readonly Locale[] {
  const { locales: wanted } = settings;
  return CODES.filter((code) => code === ENGLISH.code || wanted.length === 0 || wanted.includes(code))
    .map((code) => localeIn(settings, code))
    .filter(isComplete);
}

/** A settings object is frozen and stays the same until the settings are refetched. */
const found = new WeakMap<LanguageSettings, readonly Locale[]>();

/** The languages a visitor may choose: the complete ones listed in the setting `locales` (OP-001). */
export function offeredLocales(settings: LanguageSettings): readonly Locale[] {
  const offered = found.get(settings) ?? findOffered(settings);
  found.set(settings, offered);
  return offered;
}

/** The language in which an address with this code is answered: English when that language is not offered (OP-001). */
export const shownLocale = (code: string | undefined, offered: readonly Locale[]): Locale =>
  offered.find((locale) => locale.code === code) ?? offered[0] ?? ENGLISH;
