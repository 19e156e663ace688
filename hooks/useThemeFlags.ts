import { useSyncExternalStore } from 'react';
import { themeFlags, type ThemeFlags } from '@/themes/flags';
import { useSettings } from './useSettings';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** What the theme that the page wears switches: the brand's, or the one that the test panel has put on (A24). */
export function useThemeFlags(): ThemeFlags {
  const { theme } = useSettings();
  const worn = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme,
    () => theme,
  );
  return themeFlags(worn ?? theme);
}
