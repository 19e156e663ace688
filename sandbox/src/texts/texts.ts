import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale } from '@/config/locale';
import { LOCALES } from '@/config/locales';
import { type Texts } from '@/domain/texts/texts';
import type brands from '../../texts/en/brands.json';
import type casino from '../../texts/en/casino.json';
import type letters from '../../texts/en/letters.json';
import type offers from '../../texts/en/offers.json';
import type outside from '../../texts/en/outside.json';

/** The files of each language whose keys the code names; English is the source of their keys. */
type Named = {
  brands: typeof brands;
  casino: typeof casino;
  letters: typeof letters;
  offers: typeof offers;
  outside: typeof outside;
};

/** A file of each language below texts/<code>/. */
export type Area = keyof Named | 'content' | 'studio';

/** A text's key, with its plural forms under one name. */
type Base<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;
export type TextKey<A extends keyof Named> = Base<keyof Named[A] & string>;

/** The keys of an area that begin with a prefix and a dot, without both. */
export type KeyBelow<A extends keyof Named, Prefix extends string> =
  TextKey<A> extends infer Key ? (Key extends `${Prefix}.${infer Name}` ? Name : never) : never;

/** `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** A folder per language, found from the bundle (dist/) and from the sources. */
export const TEXTS = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../texts' : '../texts', import.meta.url),
);

const ENGLISH = 'en';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The texts of a folder with a folder per language; `locales` is the registry of languages. */
export function createTexts(folder: string, locales: readonly Locale[]) {
  const read = (code: string, area: Area): Texts | null => {
    try {
      return JSON.parse(readFileSync(path.join(folder, code, `${area}.json`), 'utf8')) as Texts;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const files = new Map<string, Texts | null>();
  /** A language's own file, read once; null where it has none. */
  const fileOf = (code: string, area: Area): Texts | null => {
    const name = `${code}/${area}`;
    if (!files.has(name)) files.set(name, read(code, area));
    return files.get(name)!;
  };
  const [english, ...others] = [
    ...locales.filter(({ code }) => code === ENGLISH),
    ...locales.filter(({ code }) => code !== ENGLISH && fileOf(code, 'casino') !== null),
  ];
  const spoken = new Map([english!, ...others].map((locale) => [locale.code, locale]));
  const codes: readonly string[] = [...spoken.keys()];
  const rules = new Map<string, Intl.PluralRules>();

  /** The language of a code; English for every other. */
  const spokenOf = (code: string | null | undefined): string => (spoken.has(code ?? '') ? code! : ENGLISH);
  const localeOf = (code: string) => spoken.get(code) ?? english!;

  function formOf(code: string, count: number): string {
    const { tag } = localeOf(code);
    if (!rules.has(tag)) rules.set(tag, new Intl.PluralRules(tag));
    return rules.get(tag)!.select(count);
  }

  /** A text as one file has it, in the form of the number where there is one. */
  function found(code: string, area: Area, key: string, { count }: Values): string | undefined {
    const texts = fileOf(code, area);
    if (texts === null) return undefined;
    if (typeof count !== 'number') return texts[key];
    return texts[`${key}_${formOf(code, count)}`] ?? texts[`${key}_other`] ?? texts[key];
  }

  /** A text with its values filled in; English where the language has none. Throws for a key without English. */
  function textOf(code: string, area: Area, key: string, values: Values = {}): string {
    const text = found(code, area, key, values) ?? found(ENGLISH, area, key, values);
    if (text === undefined) throw new Error(`${area} has no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
  }

  return {
    codes,
    spokenOf,
    localeOf,
    /** A text of a key that the code names. */
    textIn: <A extends keyof Named>(code: string, area: A, key: TextKey<A>, values?: Values): string =>
      textOf(code, area, key, values),
    /** A text of a key made at run time, such as an offer's. */
    madeKeyIn: textOf,
    /** Whether English has a text of this key. */
    has: (area: Area, key: string): boolean => Object.hasOwn(fileOf(ENGLISH, area)!, key),
    /** The texts of an area whose keys begin with a prefix and a dot, by the rest of the key. */
    below: <A extends keyof Named, Prefix extends string>(code: string, area: A, prefix: Prefix) => {
      const all = { ...fileOf(ENGLISH, area), ...fileOf(code, area) };
      const own = Object.entries(all).filter(([key]) => key.startsWith(`${prefix}.`));
      return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length + 1), text])) as Readonly<
        Record<KeyBelow<A, Prefix>, string>
      >;
    },
    /** What a language's own file says; null where it has none. */
    ownOf: fileOf,
    /** All texts of a file, those the language lacks in English. */
    allIn: (code: string, area: Area): Texts => ({ ...fileOf(ENGLISH, area)!, ...fileOf(code, area) }),
  };
}

/** The texts of the sandbox. */
export const texts = createTexts(TEXTS, LOCALES);

export const { textIn, spokenOf } = texts;

/** By code, what `say` gives for each language with texts of an area. */
export const inEach = <Said>(area: Area, say: (language: string) => Said): Readonly<Record<string, Said>> =>
  Object.fromEntries(texts.codes.filter((code) => texts.ownOf(code, area) !== null).map((code) => [code, say(code)]));

/**
 * The language of what a frame's address names: the site's code, or a tag such as zh-CN (a captcha is told tags).
 * English for every other.
 */
export function languageNamed(named: unknown): string {
  const tag = typeof named === 'string' ? named : '';
  const codes = texts.codes.map((code) => texts.localeOf(code));
  const [language] = tag.split('-');
  const match =
    codes.find(({ code }) => code === tag) ??
    codes.find((locale) => locale.tag === tag) ??
    codes.find((locale) => locale.tag.split('-')[0] === language);
  return match?.code ?? ENGLISH;
}
