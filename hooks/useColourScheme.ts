import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const schemeNow = () => (getComputedStyle(document.documentElement).colorScheme === 'light' ? 'light' : 'dark');
const unknown = () => null;

/** Whether the page's theme is light or dark, for embedded frames; null on the server and while hydrating. */
export const useColourScheme = (): 'light' | 'dark' | null => useSyncExternalStore(never, schemeNow, unknown);
