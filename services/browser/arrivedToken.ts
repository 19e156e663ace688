import type { Settings } from '@/config/settings';
import { STORED } from './storage';

/** The window property in which the page's first script leaves the token from the address. */
const PLACE = 'arrivedToken';

/** Set on the root element when an address may carry a session token itself. */
const TAKES_TOKENS = 'data-at-token';

/** The root attributes that the first script reads. */
export const arrivalAttributes = (settings?: Pick<Settings, 'sessionTokenInAddress'>): { [TAKES_TOKENS]?: '' } =>
  settings?.sessionTokenInAddress ? { [TAKES_TOKENS]: '' } : {};

/**
 * Runs first in the head of every page (OP-042): removes `at` from the address, keeping the rest of it, and leaves it
 * to `takeArrivedToken`. It is stored as the session token when an address may carry one and none is stored yet. A
 * one-time token is not a session token and is exchanged first.
 */
export const ARRIVAL_SCRIPT =
  "(function(){var u=new URL(location.href),q=u.searchParams,t=q.get('at');if(t===null)return;q.delete('at');" +
  `if(t){window.${PLACE}=t;if(document.documentElement.hasAttribute('${TAKES_TOKENS}'))` +
  `try{if(!localStorage.getItem('${STORED.token}'))localStorage.setItem('${STORED.token}',t)}catch(e){}}` +
  "history.replaceState(history.state,'',u)})();";

/** Returns the token from the address, once; null when there is none. It counts as waiting until it is forgotten. */
export function takeArrivedToken(): string | null {
  const place = window as unknown as Record<string, unknown>;
  const token = place[PLACE];
  if (typeof token !== 'string' || token === '') return null;
  place[PLACE] = '';
  return token;
}

/** To be called once it is known what became of the token. */
export function forgetArrivedToken(): void {
  delete (window as unknown as Record<string, unknown>)[PLACE];
}

/** Whether a token from the address is waiting, or being exchanged. */
export const hasArrivedToken = (): boolean => PLACE in window;
