import { pickTexts } from '@/domain/texts/texts';
import { texts } from '../../texts/texts';
import { createLanguage, type Language } from './language';

const made = new Map<string, Language>();

/** A language of the studio, made when it is first asked for. */
function madeOf(code: string): Language {
  if (!made.has(code)) made.set(code, createLanguage(texts.localeOf(code), texts.allIn(code, 'studio')));
  return made.get(code)!;
}

/** The fallback for launches without a locale, and for locales the studio does not support. */
export const ENGLISH: Language = madeOf('en');

/** The language of a site's code; English when the studio does not support it. */
export const languageOf = (code: unknown): Language => madeOf(texts.spokenOf(typeof code === 'string' ? code : null));

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
  const picked = Object.entries(pickTexts(texts.allIn(locale.code, 'studio'), SCRIPT_AREAS[kind]));
  const isOwn = ([key]: [string, string]) => OWN_STATES.test(key);
  const own = picked.filter(isOwn).map(([key, text]) => [key.replace(OWN_STATES, 'state.'), text] as const);
  return JSON.stringify([locale, Object.fromEntries([...picked.filter((one) => !isOwn(one)), ...own])]);
};
