import { locate } from '@/store/visit/location';
import type { Store } from '@/store/store';
import { trackVisit } from './trackVisit';

/**
 * Locates the visitor and starts tracking from the first `address` (components/app/boot/useVisit.ts); returns a stop
 * function.
 */
export function visit(store: Store, address: string): () => void {
  void store.dispatch(locate());
  let left = false;
  let stop: (() => void) | undefined;
  void trackVisit(store, address).then((stopTracking) => {
    if (left) stopTracking();
    else stop = stopTracking;
  });
  return () => {
    left = true;
    stop?.();
  };
}
