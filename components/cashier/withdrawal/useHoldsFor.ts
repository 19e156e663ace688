import { useEffect, useState } from 'react';
import { holdsForMs, type Quote } from '@/domain/cashier/withdrawal/quote';
import { serverNow } from '@/services/http/serverClock';

/**
 * Seconds left of a quote, by a monotonic clock: the device's may be a day off. `arrivedAt` is `performance.now()`. Null
 * for a quote without an end.
 */
export function useHoldsFor(quote: Quote, arrivedAt: number): number | null {
  const [holds] = useState(() => holdsForMs(quote, serverNow()));
  const end = arrivedAt + (holds ?? 0);
  const left = () => Math.max(0, Math.ceil((end - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    if (holds === null) return;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setSeconds(rest);
      if (rest === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [holds, end]);
  return holds === null ? null : seconds;
}
