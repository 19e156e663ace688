import { createContext, useContext } from 'react';
import { ENGLISH, type Locale } from '@/config/locale';

const LocaleContext = createContext<Locale>(ENGLISH);

/** Provides the page's locale to every formatting component below. */
export const LocaleProvider = LocaleContext.Provider;

/** The page's locale: the Intl tag, the text direction, the name. */
export const useLocale = (): Locale => useContext(LocaleContext);
