import type { Settings } from '@/config/settings';
import { STORED } from './storage';

/** Where the page's first script leaves what came by the address. */
const PLACE = 'arrivedToken';

/** Stands on the document's root where an address may bring a session token itself. */
const TAKES_TOKENS = 'data-at-token';

/** What the first script reads of the document's root. */
export const arrivalAttributes = (settings?: Pick<Settings, 'sessionTokenInAddress'>): { [TAKES_TOKENS]?: '' } =>
  settings?.sessionTokenInAddress ? { [TAKES_TOKENS]: '' } : {};

/**
 * Runs in the head of every page, before anything else of it (OP-042): takes `at` out of the address, keeping everything
 * else of it, and leaves it to `takeArrivedToken`. It is stored as the session token where an address may bring one, and
 * none is stored yet; a one-use token is no session's, and is exchanged first.
 */
export const ARRIVAL_SCRIPT =
  "(function(){var u=new URL(location.href),q=u.searchParams,t=q.get('at');if(t===null)return;q.delete('at');" +
  `if(t){window.${PLACE}=t;if(document.documentElement.hasAttribute('${TAKES_TOKENS}'))` +
  `try{if(!localStorage.getItem('${STORED.token}'))localStorage.setItem('${STORED.token}',t)}catch(e){}}` +
  "history.replaceState(history.state,'',u)})();";

/** A token that came by the address and waits to be looked into; null without one. It is handed out once. */
export function takeArrivedToken(): string | null {
  const place = window as unknown as Record<string, unknown>;
  const token = place[PLACE];
  delete place[PLACE];
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Whether one waits. */
export const hasArrivedToken = (): boolean => PLACE in window;
