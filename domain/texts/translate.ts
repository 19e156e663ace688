import { keyInWords, type Texts } from './texts';

/** Values for the placeholders of a text; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

const PLACEHOLDER = /\{\{\s*([\w]+)\s*\}\}/g;

/** A placeholder nobody gives a value for stays empty, as i18next has it. */
const fill = (text: string, values: TextValues) =>
  text.replace(PLACEHOLDER, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''));

/**
 * The texts of a language by key, in i18next's file format (placeholders `{{name}}`, plural suffixes `_one`, `_other`).
 * A page's first paint uses this instead of i18next, which would be a tenth of the page's scripts; a test holds the two
 * to the same answers (ADR 0003). A missing key reads as words (I18N-17). `tag` is the language's BCP-47 tag.
 */
export function translator(texts: Texts, tag: string): (key: string, values?: TextValues) => string {
  let rules: Intl.PluralRules | undefined;
  const formOf = (key: string, count: number): string | undefined => {
    rules ??= new Intl.PluralRules(tag);
    // i18next lets a text for nothing at all go first, in every language.
    const zero = count === 0 ? texts[`${key}_zero`] : undefined;
    return zero ?? texts[`${key}_${rules.select(count)}`] ?? texts[`${key}_other`];
  };
  return (key, values) => {
    const text = (values?.count === undefined ? undefined : formOf(key, values.count)) ?? texts[key];
    if (text === undefined) return keyInWords(key);
    return values ? fill(text, values) : text;
  };
}
