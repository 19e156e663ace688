import { createContext, useContext } from 'react';
import { translator, type TextValues } from '@/domain/texts/translate';
import type en from '@/locales-fallback/en.json';

/** A key of the texts: en.json is the source of the type, so a misspelt key does not compile. */
export type TextKey = keyof typeof en;

export type Translate = (key: TextKey, values?: TextValues) => string;

const TextsContext = createContext<Translate>(translator({}, 'en'));

/** Hands the texts of the page's language to everything below. */
export const TextsProvider = TextsContext.Provider;

/** The texts of the page's language, by key. */
export const useT = (): Translate => useContext(TextsContext);
