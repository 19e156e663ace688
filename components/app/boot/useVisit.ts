import { useEffect } from 'react';
import type { Store } from '@/store/store';
import { whenAtRest } from '@/hooks/whenAtRest';

/** In ms. Shorter than for other things that wait: the visitor's country may be one that must not see the site. */
const REST = 1_000;

/**
 * Finds out, once per tab and after everything that is waited for, where the visitor is, and follows the visit from its first
 * address on, as far as the visitor allows it.
 */
export function useVisit(store: Store): void {
  useEffect(() => {
    // By then the visitor may have gone on to another page.
    const address = location.href;
    let stop: (() => void) | undefined;
    const callOff = whenAtRest(() => {
      import('./visit').then(
        ({ visit }) => {
          stop = visit(store, address);
        },
        // The chunk did not come: the place stays unknown, and nothing is followed.
        () => undefined,
      );
    }, REST);
    return () => {
      callOff();
      stop?.();
    };
  }, [store]);
}
