import { useEffect, useState } from 'react';
import { formatMinutes, isoDuration } from '@/domain/format/duration';

type TimeLeftProps = {
  /** End in milliseconds, on a clock that is `ahead` milliseconds ahead of this device's. */
  until: number;
  ahead?: number;
};

/** Time left as mm:ss, down to zero. Re-renders itself every second, never its parent. */
export function TimeLeft({ until, ahead = 0 }: TimeLeftProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now - ahead) / 1_000));
  // A timer is not announced by itself, each second.
  return (
    <time role="timer" dateTime={isoDuration(seconds)}>
      {formatMinutes(seconds)}
    </time>
  );
}
