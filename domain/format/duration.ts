/** Seconds → "h:mm:ss", for example 2527 → "0:42:07". Negative values count as zero, fractions are dropped. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** Seconds as an ISO 8601 duration for `<time dateTime>`: 2527 → "PT2527S". */
export const isoDuration = (seconds: number): string => `PT${Math.max(0, Math.floor(seconds))}S`;

/**
 * Whole seconds between `since` on a clock that is `ahead` of this device's, and this device's `now`; all in
 * milliseconds.
 */
export const secondsSince = (since: number, ahead: number, now: number): number =>
  Math.max(0, Math.floor((now + ahead - since) / 1000));

/** Seconds below an hour → "mm:ss", for example 1799 → "29:59"; negative values count as zero. */
export function formatMinutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60].map((value) => String(value).padStart(2, '0')).join(':');
}
