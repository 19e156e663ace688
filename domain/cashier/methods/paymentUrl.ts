/** Hosts where http is acceptable: the developer's own machine. */
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const originOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null);

/**
 * A provider address that may be framed, redirected or posted to: https (or http on localhost) and an origin the
 * operator lists; null otherwise, whatever the backend says (setting paymentOrigins).
 */
export function paymentUrl(url: string, origins: readonly string[]): URL | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  const isSafe = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && OWN_MACHINE.test(parsed.hostname));
  return isSafe && origins.some((origin) => originOf(origin) === parsed.origin) ? parsed : null;
}

/** The frame's URL, with the page's language and appearance as query parameters. */
export function frameSource(url: URL, look: Readonly<Record<string, string>>): string {
  const source = new URL(url);
  for (const [name, value] of Object.entries(look)) source.searchParams.set(name, value);
  return source.href;
}
