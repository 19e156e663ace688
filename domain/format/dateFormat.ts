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
