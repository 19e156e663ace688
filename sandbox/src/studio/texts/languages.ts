import { pickTexts, type Texts } from '@/domain/texts/texts';
import ar from './ar.json';
import de from './de.json';
import en from './en.json';
import { createLanguage, type Language, type StudioLocale } from './language';
import th from './th.json';

/** Every text of the studio by the site's code. A language is added with a file, a line here and one below. */
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

/** What every launch before a locale was known, and every locale the studio does not speak, is answered in. */
export const ENGLISH: Language = createLanguage(LOCALES.en, en);

/** The language of a site's code; English where the studio does not speak it. */
export const languageOf = (code: unknown): Language => LANGUAGES.get(String(code)) ?? ENGLISH;

/** Areas of the texts that the script of a kind of game says itself; all others stand in the page already. */
const SCRIPT_AREAS = {
  slot: ['spin', 'outcome', 'win', 'free', 'bonusSpins', 'buy', 'respin', 'state', 'real', 'action'],
  dice: ['dice', 'rollState', 'fair', 'verify', 'outcome', 'state', 'real', 'action'],
  table: ['table', 'bet', 'colour', 'tableState', 'outcome', 'state', 'real', 'action'],
} as const;

/** Where a kind of game has words of its own for a state, they stand in place of the slots' ones. */
const OWN_STATES = /^(?:roll|table)State\./;

/** What a page hands to its script of a language: JSON of `createLanguage`'s two arguments. */
export const forScript = ({ locale }: Language, kind: keyof typeof SCRIPT_AREAS = 'slot'): string => {
  const texts = Object.entries(pickTexts(TEXTS[locale.code as keyof typeof TEXTS], SCRIPT_AREAS[kind]));
  const isOwn = ([key]: [string, string]) => OWN_STATES.test(key);
  const own = texts.filter(isOwn).map(([key, text]) => [key.replace(OWN_STATES, 'state.'), text] as const);
  return JSON.stringify([locale, Object.fromEntries([...texts.filter((one) => !isOwn(one)), ...own])]);
};
