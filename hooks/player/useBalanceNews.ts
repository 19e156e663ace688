import { useEffect, useEffectEvent, useRef } from 'react';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { onReturn } from '@/services/browser/onReturn';

/** Polling interval of the balance while the page is visible, in milliseconds. */
const POLL_MS = 30_000;
/** Socket events within this time are combined into one request, in milliseconds. */
const TOGETHER_MS = 300;

/**
 * Keeps the balance up to date while the page is visible: shortly after a bet or win on the socket, else 30 seconds
 * after the latest answer, with or without a socket (SOCK-06). `asOf` is the time of that answer, in milliseconds.
 */
export function useBalanceNews(asOf: number | null, refresh: (() => Promise<void>) | undefined): void {
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void refresh?.();
  });
  const askIfOld = useEffectEvent(() => {
    if (asOf !== null && Date.now() - asOf >= POLL_MS) poll();
  });
  // The delay starts with the first event and is not extended: a continuous stream of events would postpone the request
  // forever.
  const askSoon = () => {
    soon.current ??= setTimeout(() => {
      soon.current = undefined;
      void refresh?.();
    }, TOGETHER_MS);
  };
  useSocketEvent('credit', askSoon);
  useSocketEvent('debit', askSoon);
  // The answer tells whether the session has ended; then the tab is signed out.
  useSocketEvent('cutOff', askSoon);
  useEffect(() => {
    if (asOf === null) return;
    const timer = setInterval(() => poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [asOf]);
  useEffect(() => {
    const back = () => askIfOld();
    const stop = onReturn(back);
    window.addEventListener('online', back);
    return () => {
      clearTimeout(soon.current);
      soon.current = undefined;
      stop();
      window.removeEventListener('online', back);
    };
  }, []);
}
