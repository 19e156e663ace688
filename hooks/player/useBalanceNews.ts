import { useEffect, useEffectEvent, useRef } from 'react';
import { useSocketEvent } from '@/hooks/useSocketEvent';

/** How often the balance is asked for while the page is seen, in milliseconds. */
const POLL_MS = 30_000;
/** News of the socket within this time are one question, in milliseconds. */
const TOGETHER_MS = 300;

/**
 * Keeps the balance up to date while the page is seen: soon when the socket tells of a bet or a win, else thirty seconds after
 * the latest answer, whether there is a socket or not (SOCK-06). `asOf` is when it was told last, in milliseconds.
 */
export function useBalanceNews(asOf: number | null, refresh: (() => Promise<void>) | undefined): void {
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void refresh?.();
  });
  const askIfOld = useEffectEvent(() => {
    if (asOf !== null && Date.now() - asOf >= POLL_MS) poll();
  });
  // The first of several news begins the wait: news without a pause would else put it off for ever.
  const askSoon = () => {
    soon.current ??= setTimeout(() => {
      soon.current = undefined;
      void refresh?.();
    }, TOGETHER_MS);
  };
  useSocketEvent('credit', askSoon);
  useSocketEvent('debit', askSoon);
  useEffect(() => {
    if (asOf === null) return;
    const timer = setInterval(() => poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [asOf]);
  useEffect(() => {
    const back = () => askIfOld();
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', back);
    return () => {
      clearTimeout(soon.current);
      soon.current = undefined;
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', back);
    };
  }, []);
}
