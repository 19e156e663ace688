import { useSyncExternalStore } from 'react';
import { media } from '@/themes/media';

const QUERY = media.belowDesktop.replace('@media ', '');
const list = () => (typeof window === 'undefined' ? undefined : window.matchMedia?.(QUERY));

function watch(onChange: () => void): () => void {
  const query = list();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether there is no room for a table of many columns; false on the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => list()?.matches ?? false,
    () => false,
  );
