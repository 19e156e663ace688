import { createContext, useContext } from 'react';
import type { HeaderNames } from '@/config/http';

const HeaderNamesContext = createContext<Partial<HeaderNames> | undefined>(undefined);

/** Provides the header names that the operator changed, from the server's environment. */
export const HeaderNamesProvider = HeaderNamesContext.Provider;

/** The changed header names, for HTTP clients outside the store; undefined where none is. */
export const useHeaderNames = (): Partial<HeaderNames> | undefined => useContext(HeaderNamesContext);
