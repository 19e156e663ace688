import { keyInWords, type Texts } from './texts';

/** Placeholder values; `count` selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

const PLACEHOLDER = /\{\{\s*([\w]+)\s*\}\}/g;

/** A placeholder without a value becomes empty, as in i18next. */
const fill = (text: string, values: TextValues) =>
  text.replace(PLACEHOLDER, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''));

/**
 * A translator for i18next's file format (placeholders `{{name}}`, plural suffixes `_one`, `_other`). The first paint
 * uses this instead of i18next, which would be a tenth of the page's scripts; a test checks that both give the same
 * results (ADR 0003). A missing key is shown as words (I18N-17). `tag` is BCP-47.
 */
export function translator(texts: Texts, tag: string): (key: string, values?: TextValues) => string {
  let rules: Intl.PluralRules | undefined;
  const formOf = (key: string, count: number): string | undefined => {
    rules ??= new Intl.PluralRules(tag);
    // As in i18next, `_zero` takes precedence in every language.
    const zero = count === 0 ? texts[`${key}_zero`] : undefined;
    return zero ?? texts[`${key}_${rules.select(count)}`] ?? texts[`${key}_other`];
  };
  return (key, values) => {
    const text = (values?.count === undefined ? undefined : formOf(key, values.count)) ?? texts[key];
    if (text === undefined) return keyInWords(key);
    return values ? fill(text, values) : text;
  };
}
