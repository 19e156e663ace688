import { useEffect, useState } from 'react';

/** A countdown: seconds left, and how to start it. Browser only. */
export function useWait(): { seconds: number; wait: (seconds: number) => void } {
  const [until, setUntil] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until === null) return;
    // Computed from the clock, since a sleeping tab misses ticks.
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setSeconds(left);
      if (left === 0) setUntil(null);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return {
    seconds,
    wait: (next) => {
      setSeconds(next);
      setUntil(Date.now() + next * 1000);
    },
  };
}
