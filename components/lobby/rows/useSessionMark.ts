import { useLayoutEffect } from 'react';
import { readStored, STORED } from '@/services/browser/storage';
import { useToken } from '@/hooks/player/useToken';

/**
 * Keeps the root's `data-session` and `data-no-own-row`, which the page's first script sets
 * (services/server/document/csp.ts), true to what is stored: with them the first paint of home page and lobby already has
 * the places of a player's page.
 */
export function useSessionMark(): void {
  const token = useToken();
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-session', readStored(STORED.token) !== null);
    documentElement.toggleAttribute('data-no-own-row', readStored(STORED.ownRow) === 'none');
  }, [token]);
}
