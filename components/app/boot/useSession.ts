import { useEffect } from 'react';
import { hasArrivedToken } from '@/services/browser/arrivedToken';
import { readStored, STORED, watchStored } from '@/services/browser/storage';
import { signedOut } from '@/store/auth';
import type { Store } from '@/store/store';

/**
 * Keeps the root's `data-session` and `data-no-own-row` true to what is stored, which the page's first script sets
 * (services/server/document/csp.ts): with them the first paint already has the places of a player's page.
 */
function markSession(): void {
  const { documentElement } = document;
  documentElement.toggleAttribute('data-session', readStored(STORED.token) !== null);
  documentElement.toggleAttribute('data-no-own-row', readStored(STORED.ownRow) === 'none');
}

/**
 * Syncs the store with the stored token, at start and on every change in any tab. Guests load no code for it (SESS-03).
 */
export function useSession(store: Store): void {
  useEffect(() => {
    const follow = () => {
      markSession();
      const { isInitialized, isAuthenticated } = store.getState().auth;
      if (readStored(STORED.token) === null && !isAuthenticated && !hasArrivedToken()) {
        if (!isInitialized) store.dispatch(signedOut(null));
        return;
      }
      import('@/store/followToken').then(
        ({ followToken }) => void store.dispatch(followToken()),
        // The chunk failed to load: treat the visitor as signed out.
        () => void store.dispatch(signedOut('DETAILS_FAILED')),
      );
    };
    follow();
    return watchStored(follow);
  }, [store]);
}
