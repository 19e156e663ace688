import { faultsOfLanguage, withMillions } from '../../domain/texts/complete';

type Texts = Readonly<Record<string, string>>;

/** Whether a text has words beside its placeholders; "{{a}} · {{b}}" and "VIP" may be the same everywhere. */
const hasWords = (text: string) => /[a-z]{3}/i.test(text.replace(/\{\{\w+\}\}|<\/?\w+\/?>/g, ''));

/** A language's file beside the English one: its keys, plural forms and placeholders, and texts that are still English. */
export function faultsOfTranslation(
  english: Texts,
  texts: Texts,
  { tag, same, prefix = '' }: { tag: string; same: ReadonlySet<string>; prefix?: string },
): string[] {
  const untranslated = Object.keys(texts).filter(
    (key) => texts[key] === english[key] && hasWords(texts[key]!) && !same.has(prefix + key),
  );
  return [
    ...faultsOfLanguage(english, withMillions(texts, tag), tag),
    ...untranslated.map((key) => `${key} is the same as in English: translate it, or list it in docs/languages/same/`),
  ];
}

/** A term of a sheet: English as the texts say it, and each way in which the language says it. */
export type Term = { english: string; said: readonly string[] };

/**
 * The table of a sheet: | English | term |, with remarks in brackets and labels before a colon. An English word with a
 * remark has other meanings too, so no search can tell its uses; those rows are left out.
 */
export function termsOf(sheet: string): Term[] {
  const plain = (cell: string) =>
    cell
      .replace(/\([^)]*\)/g, '')
      .split(/[,;،/]/)
      .map((one) => one.replace(/^.*:/, '').trim())
      .filter(Boolean);
  const rows = sheet.split('\n').flatMap((line) => {
    const [, english, said] = /^\|([^|]+)\|([^|]+)\|/.exec(line) ?? [];
    return english && said && !/^[\s:-]+$|\(/.test(english) ? [[english.trim(), said] as const] : [];
  });
  return rows
    .slice(1)
    .map(([english, said]) => ({ english: plain(english)[0] ?? '', said: plain(said) }))
    .filter((term) => term.english !== '' && term.said.length > 0);
}

/** A term in fewer English texts proves nothing: a sentence may do without it. */
const OFTEN = 5;

/** The beginning of a word, which inflection leaves as it is. */
const stemOf = (word: string) =>
  [...word.toLowerCase()].slice(0, Math.max(3, Math.ceil([...word].length * 0.6))).join('');

/**
 * Terms that English says often and the language never says as its sheet has it: sheet and texts disagree. It finds a
 * term that was forgotten, not each sentence that says it otherwise.
 */
export function unusedTerms(english: Texts, texts: Texts, terms: readonly Term[]): string[] {
  return terms.flatMap(({ english: term, said }) => {
    const says = new RegExp(`\\b${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?\\b`, 'i');
    const keys = Object.keys(english).filter((key) => says.test(english[key]!) && texts[key] !== undefined);
    const isUsed = said.some((one) => keys.some((key) => texts[key]!.toLowerCase().includes(stemOf(one))));
    return keys.length < OFTEN || isUsed ? [] : [`“${term}” is never “${said.join('”, “')}”, as its sheet says`];
  });
}
