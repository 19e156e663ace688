import { STORED } from './storage';

/** Where the page's first script leaves a token that it could not store: another one is stored, or nothing can be. */
const PLACE = 'arrivedToken';

/**
 * Runs in the head of every page, before anything else of it (OP-042): takes `at` out of the address, keeping everything
 * else of it, and stores it as the session token. Over another stored token it is left to `takeArrivedToken`: the visitor
 * may have to be asked.
 */
export const ARRIVAL_SCRIPT =
  "(function(){var u=new URL(location.href),q=u.searchParams,t=q.get('at');if(t===null)return;q.delete('at');" +
  `try{var s=localStorage.getItem('${STORED.token}');if(t&&!s)localStorage.setItem('${STORED.token}',t);` +
  `if(t&&s&&s!==t)window.${PLACE}=t}catch(e){window.${PLACE}=t}history.replaceState(history.state,'',u)})();`;

/** A token that came by the address and waits to be looked into; null without one. It is handed out once. */
export function takeArrivedToken(): string | null {
  const place = window as unknown as Record<string, unknown>;
  const token = place[PLACE];
  delete place[PLACE];
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Whether one waits. */
export const hasArrivedToken = (): boolean => PLACE in window;
