import { createContext, useContext } from 'react';
import { translator, type TextValues } from '@/domain/texts/translate';
import type en from '@/locales-fallback/en.json';

type FileKey = keyof typeof en;

/** A text with plural forms is asked for by the name they share. */
type WithForms<K> = K extends `${infer Name}_other` ? Name : never;

/** A key of the texts: en.json is the source of the type, so a misspelt key does not compile. */
export type TextKey = FileKey | WithForms<FileKey>;

export type Translate = (key: TextKey, values?: TextValues) => string;

const TextsContext = createContext<Translate>(translator({}, 'en'));

/** Hands the texts of the page's language to everything below. */
export const TextsProvider = TextsContext.Provider;

/** The texts of the page's language, by key. */
export const useT = (): Translate => useContext(TextsContext);
