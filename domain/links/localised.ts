import { DEFAULT_LOCALE } from '@/config/locale';

/** Adds the language prefix to a path with query and hash: none for English, /{code} for others (OP-003). */
export function localised(path: string, code: string | undefined): string {
  if (code === undefined || code === DEFAULT_LOCALE) return path;
  return `/${code}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Removes the language prefix from a path. */
export function withoutLanguage(path: string, code: string): string {
  if (path === `/${code}`) return '/';
  return path.startsWith(`/${code}/`) ? path.slice(code.length + 1) : path;
}
