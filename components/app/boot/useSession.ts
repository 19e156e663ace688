import { useEffect } from 'react';
import { hasArrivedToken } from '@/services/browser/arrivedToken';
import { readStored, STORED, watchStored } from '@/services/browser/storage';
import { signedOut } from '@/store/auth';
import type { Store } from '@/store/store';

/**
 * Keeps the store in line with the stored token, from the start and over every change, in this tab or another. A guest loads
 * nothing for it (SESS-03).
 */
export function useSession(store: Store): void {
  useEffect(() => {
    const follow = () => {
      const { isInitialized, isAuthenticated } = store.getState().auth;
      if (readStored(STORED.token) === null && !isAuthenticated && !hasArrivedToken()) {
        if (!isInitialized) store.dispatch(signedOut(null));
        return;
      }
      import('@/store/followToken').then(
        ({ followToken }) => void store.dispatch(followToken()),
        // The chunk did not come: nobody is signed in as far as this page can tell.
        () => void store.dispatch(signedOut('DETAILS_FAILED')),
      );
    };
    follow();
    return watchStored(follow);
  }, [store]);
}
