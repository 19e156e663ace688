import { useEffect, useState } from 'react';
import { formatDuration, isoDuration, secondsSince } from '@/domain/format/duration';

const SECOND_MS = 1_000;

type RunningTimeProps = {
  /** Since when, in milliseconds of a clock that is `ahead` milliseconds before this device's. */
  since: number;
  ahead?: number;
};

/** How long something has lasted, as h:mm:ss. It sets itself each second, and nothing around it. */
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
