import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string) =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.(query.replace('@media ', ''));

/** Whether this query of `themes/media` holds, as it changes; false on the server. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => listOf(query)?.matches ?? false,
    () => false,
  );
}
