import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { keyInWords, type Texts } from '@/domain/texts/texts';
import type en from '@/locales-fallback/en.json';
import { addTexts, translate, type TextValues } from '@/services/texts/i18n';

type FileKey = keyof typeof en;

/** Plural forms are requested by their common name. */
type WithForms<K> = K extends `${infer Name}_other` ? Name : never;

/** A text key; the type comes from en.json, so a misspelt key does not compile. */
export type TextKey = FileKey | WithForms<FileKey>;

export type Translate = (key: TextKey, values?: TextValues) => string;

/** The i18next instance of the page, from react-i18next's provider; undefined outside of it. */
export const useI18n = () => useContext(I18nContext)?.i18n;

/**
 * Translates by key into the page's language. Typed and lighter than useTranslation, which also watches for other
 * languages and for texts on their way: a page has one language, and its texts when it renders.
 */
export function useT(): Translate {
  const i18n = useI18n();
  return i18n ? translate(i18n) : keyInWords;
}

/** Adds texts that the page does not carry, for what is rendered below. */
export function useMoreTexts(texts: Texts): void {
  const i18n = useI18n();
  // During render, because the parts below need them at once. Adding them again changes nothing.
  useMemo(() => i18n && addTexts(i18n, texts), [i18n, texts]);
}
