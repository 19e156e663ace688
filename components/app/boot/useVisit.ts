import { useEffect } from 'react';
import type { Store } from '@/store/store';
import { whenAtRest } from '@/hooks/whenAtRest';

/** In ms. Shorter than other idle delays, because the visitor's country may have to be blocked. */
const REST = 1_000;

/** Locates the visitor, once per tab and when idle, and tracks the visit from its first address if there is consent. */
export function useVisit(store: Store): void {
  useEffect(() => {
    // Captured now: the visitor may have moved to another page by the time the chunk is loaded.
    const address = location.href;
    let stop: (() => void) | undefined;
    const callOff = whenAtRest(() => {
      import('./visit').then(
        ({ visit }) => {
          stop = visit(store, address);
        },
        // The chunk failed to load: the location stays unknown and nothing is tracked.
        () => undefined,
      );
    }, REST);
    return () => {
      callOff();
      stop?.();
    };
  }, [store]);
}
