import { ownAddress } from './ownAddress';

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * An address an operator wrote, if it may stand in a link: a path of this site, or an absolute address of a known
 * scheme; else null (`javascript:`, `data:` and the like never become links).
 */
export function safeHref(href: string): string | null {
  if (href.startsWith('/')) return ownAddress(href);
  return URL.canParse(href) && SCHEMES.has(new URL(href).protocol) ? href : null;
}
