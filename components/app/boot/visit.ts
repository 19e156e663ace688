import { locate } from '@/store/visit/location';
import type { Store } from '@/store/store';
import { reportBrowser } from './reportBrowser';
import { trackVisit } from './trackVisit';

/**
 * Locates the visitor, starts tracking from the first `address` and the operator's reports
 * (components/app/boot/useVisit.ts); returns a stop function.
 */
export function visit(store: Store, address: string): () => void {
  void store.dispatch(locate());
  let left = false;
  const stops: (() => void)[] = [];
  for (const started of [trackVisit(store, address), reportBrowser(store)])
    void started.then((stop) => {
      if (left) stop();
      else stops.push(stop);
    });
  return () => {
    left = true;
    for (const stop of stops) stop();
  };
}
