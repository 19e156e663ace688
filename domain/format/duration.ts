/** Seconds → "h:mm:ss", for example 2527 → "0:42:07". Below zero counts as zero, parts of a second are dropped. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** The same as an ISO 8601 duration, for `<time dateTime>`: 2527 → "PT2527S". */
export const isoDuration = (seconds: number): string => `PT${Math.max(0, Math.floor(seconds))}S`;

/** Whole seconds from `since`, by a clock `ahead` of this device's, until this device's `now`; all in milliseconds. */
export const secondsSince = (since: number, ahead: number, now: number): number =>
  Math.max(0, Math.floor((now + ahead - since) / 1000));

/** Seconds below an hour → "mm:ss", for example 1799 → "29:59"; below zero counts as zero. */
export function formatMinutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60].map((value) => String(value).padStart(2, '0')).join(':');
}
