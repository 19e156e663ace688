import type { Texts } from './texts';

const FORM = /_(?:zero|one|two|few|many|other)$/;

const nameOf = (key: string) => key.replace(FORM, '');

/** The keys a language needs to cover the English texts, with its own plural forms (`tag` is BCP-47). */
function neededKeys(english: Texts, tag: string): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) =>
    FORM.test(key) ? forms.map((form) => `${nameOf(key)}_${form}`) : [key],
  );
  return [...new Set(keys)];
}

const MILLION = 1_000_000;

/**
 * The texts with a form "many" wherever the language needs it for whole millions alone, as French and Spanish do: few
 * files have it, and it reads as "other" does.
 */
export function withMillions(texts: Texts, tag: string): Texts {
  const rules = new Intl.PluralRules(tag);
  if (rules.select(MILLION) !== 'many' || [2, 5, 11, 21].some((count) => rules.select(count) === 'many')) return texts;
  const many = Object.entries(texts).flatMap(([key, text]) =>
    key.endsWith('_other') ? [[`${nameOf(key)}_many`, text]] : [],
  );
  return { ...Object.fromEntries(many), ...texts };
}

/** Keys missing in a language; with none it is complete and may be offered (OP-001). */
export const missingKeys = (english: Texts, texts: Texts, tag: string): string[] =>
  neededKeys(english, tag).filter((key) => !texts[key]?.trim());

/** Placeholders and marks of a text: "Page {{page}} of <b>{{pages}}</b>" → page, <b>, pages, </b>. */
const placeholdersOf = (text: string) =>
  new Set([...text.matchAll(/\{\{(\w+)\}\}|<\/?\w+\/?>/g)].map(([hole, name]) => name ?? hole));

/** Placeholders for a quantity: the bare count that selects the form, and the localised number. */
const COUNTS = ['count', 'number'];

/** Placeholders must match, except that a form for zero, one or two may write the number as a word. */
const sameHoles = (key: string, given: Set<string | undefined>, wanted: Set<string | undefined>) =>
  [...given].every((name) => wanted.has(name)) &&
  [...wanted].every((name) => given.has(name) || (/_(?:zero|one|two)$/.test(key) && COUNTS.includes(name ?? '')));

/**
 * Differences between a language and English, as messages: missing and unknown keys, invalid plural forms, mismatched
 * placeholders.
 */
export function faultsOfLanguage(english: Texts, texts: Texts, tag: string): string[] {
  const needed = new Set(neededKeys(english, tag));
  const faults = missingKeys(english, texts, tag).map((key) => `${key} is missing`);
  for (const [key, text] of Object.entries(texts)) {
    const general = english[`${nameOf(key)}_other`] ?? english[key];
    if (general === undefined || (!needed.has(key) && !key.endsWith('_zero'))) faults.push(`${key} is unknown`);
    else if (!sameHoles(key, placeholdersOf(text), placeholdersOf(general)))
      faults.push(`${key} has other placeholders`);
  }
  return faults;
}
