import { DEFAULT_LOCALE } from '@/config/locale';

/** A path of ours, with query and hash, in a language: English without prefix, every other below /{code} (OP-003). */
export function localised(path: string, code: string | undefined): string {
  if (code === undefined || code === DEFAULT_LOCALE) return path;
  return `/${code}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The path of ours that a path in that language leads to. */
export function withoutLanguage(path: string, code: string): string {
  if (path === `/${code}`) return '/';
  return path.startsWith(`/${code}/`) ? path.slice(code.length + 1) : path;
}
