/** Any origin: the check is only whether the resolved address stays on it. */
const HERE = 'https://own.invalid';

/** Longer than any address of this site. */
const MAX_LENGTH = 2_000;

/** A single slash first. Browsers treat "\" as "/" and drop tabs and line breaks, which UNSAFE rejects. */
const PATH = /^\/(?![/\\])/;
const UNSAFE = /[\s\\\p{Cc}\p{Cf}]/u;

/** Paths that lead to another site if decoded once more: "/%2fevil.example", "/%5cevil.example", "/..//x". */
const DECODED_AWAY = /^\/(?:\.{0,2}(?:\/|%2f|%5c))|^\/[^?#]*(?:%0[0-9a-f]|%1[0-9a-f]|%5c)/i;

/**
 * The path, query and hash if the text is an address on this site; null for anything that leads, or could be parsed to
 * lead, elsewhere. For untrusted addresses, such as return and post-registration redirects (OP-013).
 */
export function ownAddress(text: string): string | null {
  if (text.length > MAX_LENGTH || !PATH.test(text) || UNSAFE.test(text) || DECODED_AWAY.test(text)) return null;
  const url = URL.canParse(text, HERE) ? new URL(text, HERE) : null;
  return url?.origin === HERE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
