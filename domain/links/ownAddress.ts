/** Any origin: only whether an address stays at it is asked. */
const HERE = 'https://own.invalid';

/** Longer than any address of ours. */
const MAX_LENGTH = 2_000;

/** A path of ours begins so; a browser takes "\" for "/", and drops tabs and line breaks, which the second test is for. */
const PATH = /^\/(?![/\\])/;
const UNSAFE = /[\s\\\p{Cc}\p{Cf}]/u;

/** A path that decodes to another site's, for whoever decodes once more: "/%2fevil.example", "/%5cevil.example", "/..//x". */
const DECODED_AWAY = /^\/(?:\.{0,2}(?:\/|%2f|%5c))|^\/[^?#]*(?:%0[0-9a-f]|%1[0-9a-f]|%5c)/i;

/**
 * A path with query and hash of this site, if the text is one and nothing else; null for anything that leads, or could be
 * read to lead, elsewhere. For addresses somebody else wrote: where to return to, where to go after a registration (OP-013).
 */
export function ownAddress(text: string): string | null {
  if (text.length > MAX_LENGTH || !PATH.test(text) || UNSAFE.test(text) || DECODED_AWAY.test(text)) return null;
  const url = URL.canParse(text, HERE) ? new URL(text, HERE) : null;
  return url?.origin === HERE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
