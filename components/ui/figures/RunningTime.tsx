import { useEffect, useState } from 'react';
import { formatDuration, isoDuration, secondsSince } from '@/domain/format/duration';

const SECOND_MS = 1_000;

type RunningTimeProps = {
  /** Start time in milliseconds, on a clock that is `ahead` milliseconds ahead of this device's. */
  since: number;
  ahead?: number;
};

/** Elapsed time as h:mm:ss. Re-renders itself every second, never its parent. */
export function RunningTime({ since, ahead = 0 }: RunningTimeProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const set = () => setNow(Date.now());
    set();
    const timer = setInterval(set, SECOND_MS);
    return () => clearInterval(timer);
  }, [since, ahead]);
  const seconds = secondsSince(since, ahead, now);
  return <time dateTime={isoDuration(seconds)}>{formatDuration(seconds)}</time>;
}
