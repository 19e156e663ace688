import { useEffect } from 'react';
import type { Store } from '@/store/store';

/** Runs a task when the browser has nothing better to do; answers how to call it off. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}

/** Finds out, once per tab and after everything that is waited for, where the visitor is. */
export function useLocate(store: Store): void {
  useEffect(
    () =>
      whenIdle(() => {
        void import('@/store/location').then(
          ({ locate }) => store.dispatch(locate()),
          // The chunk did not come: the place stays unknown.
          () => undefined,
        );
      }),
    [store],
  );
}
