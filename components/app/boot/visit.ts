import { locate } from '@/store/visit/location';
import type { Store } from '@/store/store';
import { trackVisit } from './trackVisit';

/** Begins what a visit entails (components/app/boot/useVisit.ts); answers how to stop. `address` is the visit's first. */
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
