import { useCallback, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type en from '@/locales-fallback/en.json';

/** A key of the texts: en.json is the source of the type, so a misspelt key does not compile. */
export type TextKey = keyof typeof en;

/** Values for placeholders; `count` chooses the plural form. */
export type TextValues = Record<string, string | number> & { count?: number };

export type Translate = (key: TextKey, values?: TextValues) => string;

/**
 * The texts of the page's language. A key without values is a plain look-up, which is most of them: i18next's full
 * machinery runs only for placeholders and plurals (its cost was the largest part of rendering a lobby).
 */
export function useT(): Translate {
  const { i18n } = useContext(I18nContext);
  return useCallback(
    (key, values) => {
      if (!values) {
        const text: unknown = i18n.getResource(i18n.language, 'common', key);
        if (typeof text === 'string') return text;
      }
      return i18n.t(key, values);
    },
    [i18n],
  );
}
