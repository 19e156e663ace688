import { ownAddress } from './ownAddress';

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * An operator's address if it is safe in a link: a path on this site, or an absolute URL with an allowed scheme; else
 * null (`javascript:`, `data:` etc.).
 */
export function safeHref(href: string): string | null {
  if (href.startsWith('/')) return ownAddress(href);
  return URL.canParse(href) && SCHEMES.has(new URL(href).protocol) ? href : null;
}
