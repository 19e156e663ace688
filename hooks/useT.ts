import { createContext, useContext } from 'react';
import { translator, type TextValues } from '@/domain/texts/translate';
import type en from '@/locales-fallback/en.json';

type FileKey = keyof typeof en;

/** Plural forms are requested by their common name. */
type WithForms<K> = K extends `${infer Name}_other` ? Name : never;

/** A text key; the type comes from en.json, so a misspelt key does not compile. */
export type TextKey = FileKey | WithForms<FileKey>;

export type Translate = (key: TextKey, values?: TextValues) => string;

const TextsContext = createContext<Translate>(translator({}, 'en'));

export const TextsProvider = TextsContext.Provider;

/** Translates by key into the page's language. */
export const useT = (): Translate => useContext(TextsContext);
