import { en } from './en';

export type TextKey = keyof typeof en;
type Texts = Readonly<Record<TextKey, string>>;

/** Languages the studio speaks, by the site's code. A language is added with a file beside en.ts and a line here. */
const LANGUAGES: Readonly<Record<string, Texts>> = { en };

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Says texts in the language of a site's code, in English where the studio does not speak it. */
export function sayIn(locale: string): Say {
  const texts = LANGUAGES[locale] ?? en;
  return (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
