import type { Figures } from '@/config/locale';

/** Caches created for a render on this machine. Only these are written to; others would grow on a long-lived page. */
const open = new WeakSet<Figures>();

/** An empty cache of formatted values for one render; it is sent along with the page's locale. */
export function openFigures(): Figures {
  const figures: Figures = {};
  open.add(figures);
  return figures;
}

/**
 * Returns the cached text of a value, or formats it. On hydration the browser finds the server's results: creating its
 * first Intl formatter, of whichever kind, loads locale data and blocks a phone for more than 100 ms;
 * `Intl.PluralRules` does not.
 */
export function formatted(
  figures: Figures | undefined,
  options: object,
  value: number | string,
  format: () => string,
): string {
  if (!figures) return format();
  const kind = JSON.stringify(options);
  const known = figures[kind];
  if (known && Object.hasOwn(known, value)) return known[value] as string;
  const made = format();
  if (open.has(figures)) (figures[kind] ??= {})[value] = made;
  return made;
}
