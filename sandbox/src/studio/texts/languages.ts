import { pickTexts, type Texts } from '@/domain/texts/texts';
import ar from './ar.json';
import de from './de.json';
import en from './en.json';
import { createLanguage, type Language, type StudioLocale } from './language';
import th from './th.json';

/**
 * Every text of the studio by the site's language code. A new language needs a file, a line here and one in LOCALES.
 */
export const TEXTS = { en, de, ar, th } as const satisfies Record<string, Texts>;

const LOCALES: Readonly<Record<keyof typeof TEXTS, StudioLocale>> = {
  en: { code: 'en', tag: 'en', dir: 'ltr', name: 'English' },
  de: { code: 'de', tag: 'de', dir: 'ltr', name: 'Deutsch' },
  ar: { code: 'ar', tag: 'ar', dir: 'rtl', name: 'العربية' },
  th: { code: 'th', tag: 'th', dir: 'ltr', name: 'ไทย' },
};

const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  Object.entries(LOCALES).map(([code, locale]) => [code, createLanguage(locale, TEXTS[code as keyof typeof TEXTS])]),
);

/** The fallback for launches without a locale, and for locales the studio does not support. */
export const ENGLISH: Language = createLanguage(LOCALES.en, en);

/** The language of a site's code; English when the studio does not support it. */
export const languageOf = (code: unknown): Language => LANGUAGES.get(String(code)) ?? ENGLISH;

/** Sections of the texts used by each kind's script; all others are already rendered in the page. */
const SCRIPT_AREAS = {
  slot: ['spin', 'outcome', 'win', 'free', 'bonusSpins', 'buy', 'respin', 'state', 'real', 'action'],
  dice: ['dice', 'rollState', 'fair', 'verify', 'outcome', 'state', 'real', 'action'],
  table: ['table', 'baccarat', 'bet', 'colour', 'tableState', 'outcome', 'state', 'real', 'action'],
} as const;

/** A kind's own texts for a state replace those of the slots. */
const OWN_STATES = /^(?:roll|table)State\./;

/** The language data that a page passes to its script: JSON of `createLanguage`'s two arguments. */
export const forScript = ({ locale }: Language, kind: keyof typeof SCRIPT_AREAS = 'slot'): string => {
  const texts = Object.entries(pickTexts(TEXTS[locale.code as keyof typeof TEXTS], SCRIPT_AREAS[kind]));
  const isOwn = ([key]: [string, string]) => OWN_STATES.test(key);
  const own = texts.filter(isOwn).map(([key, text]) => [key.replace(OWN_STATES, 'state.'), text] as const);
  return JSON.stringify([locale, Object.fromEntries([...texts.filter((one) => !isOwn(one)), ...own])]);
};
