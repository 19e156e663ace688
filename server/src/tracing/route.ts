import type { PageKey } from '../render/key';

const DATA = /^\/_next\/data\/[^/]+/;

/** The placeholder for the last part of an address that names one of many things, as in the file's name in pages/. */
const NAMED: Partial<Record<NonNullable<PageKey['group']>, string>> = { game: '[game]', event: '[tournament]' };

/** Language and template of a page, such as /casino/games/[game]; of an unknown address no part is repeated. */
export function routeOf(
  { url, kind, group }: PageKey,
  locales: ReadonlySet<string>,
  defaultLocale: string,
): { language: string; route: string } {
  const path = url.split('?', 1)[0]!;
  const plain = kind === 'data' ? path.replace(DATA, '').replace(/\.json$/, '') : path;
  const first = plain.split('/', 2)[1] ?? '';
  const language = locales.has(first) ? first : defaultLocale;
  const page = locales.has(first) ? plain.slice(first.length + 1) || '/' : plain;
  const name = group && NAMED[group];
  return { language, route: name ? page.replace(/[^/]+$/, name) : page };
}
