import { createContext, useContext } from 'react';
import { localeOf, type Locale } from '@/config/locales';

const LocaleContext = createContext<Locale>(localeOf(undefined));

/** Hands the page's language to everything that formats below. */
export const LocaleProvider = LocaleContext.Provider;

/** The page's language: the tag for Intl, the direction, the name. */
export const useLocale = (): Locale => useContext(LocaleContext);
