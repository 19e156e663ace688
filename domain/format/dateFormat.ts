/** Spaces before a zone ("UTC", "GMT +1") and before the letter of a year or an hour ("2026 г.", "14:05 ч."). */
const BEFORE_ENDING = / (?=[грч]\.|\+\d|GMT|UTC|\S*\p{L}{3}\S*$)/gu;

/** A formatted date whose zone, and the letter of whose year, never open a line. */
export const unbroken = (date: string): string => date.replace(BEFORE_ENDING, '\u00a0');

/** Formatters by language and options: creating one costs a hundred times as much as using it. */
const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of dates, the same for the same tag and options. Without `timeZone` it stays in the zone that the device
 * was in at first.
 */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format = kept.get(key) ?? new Intl.DateTimeFormat(tag, options);
  kept.set(key, format);
  return format;
}
