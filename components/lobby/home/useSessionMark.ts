import { useLayoutEffect } from 'react';
import { readStored, STORED } from '@/services/browser/storage';
import { useToken } from '@/hooks/player/useToken';

/**
 * Keeps the root's `data-session`, which the page's first script sets (services/server/document/csp.ts), true to the
 * stored token: with it the home page's first paint already has the places of a player's page.
 */
export function useSessionMark(): void {
  const token = useToken();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-session', readStored(STORED.token) !== null);
  }, [token]);
}
