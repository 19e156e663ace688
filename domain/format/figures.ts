import type { Figures } from '@/config/locale';

/** The lists of renders of this process; nothing else is written to, or a page that lives long would grow. */
const open = new WeakSet<Figures>();

/** An empty list for one render, which fills it; it travels with the page's language. */
export function openFigures(): Figures {
  const figures: Figures = {};
  open.add(figures);
  return figures;
}

/**
 * What `format` makes of a value. A page that comes to life finds it among those of the server: the first formatter of Intl
 * that a browser makes loads its data of all languages, which holds a phone up for more than 100 ms.
 */
export function formatted(
  figures: Figures | undefined,
  options: object,
  value: number | string,
  format: () => string,
): string {
  if (!figures) return format();
  const kind = JSON.stringify(options);
  const known = figures[kind] ?? {};
  if (Object.hasOwn(known, value)) return known[value] as string;
  const made = format();
  if (open.has(figures)) figures[kind] = { ...known, [value]: made };
  return made;
}
