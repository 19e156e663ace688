import { createContext, useContext } from 'react';
import { ENGLISH, type Locale } from '@/config/locale';

const LocaleContext = createContext<Locale>(ENGLISH);

/** Hands the page's language to everything that formats below. */
export const LocaleProvider = LocaleContext.Provider;

/** The page's language: the tag for Intl, the direction, the name. */
export const useLocale = (): Locale => useContext(LocaleContext);
