/** Hosts on which plain http is as good as https: a developer's own machine. */
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const originOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null);

/**
 * An address of a payment provider that may be framed, led to or sent to: https, or http on this machine, and of an origin
 * that the operator named; null for every other, whatever a backend says (setting paymentOrigins).
 */
export function paymentUrl(url: string, origins: readonly string[]): URL | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  const isSafe = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && OWN_MACHINE.test(parsed.hostname));
  return isSafe && origins.some((origin) => originOf(origin) === parsed.origin) ? parsed : null;
}

/** The address of the provider's frame, told by its query the language and the look of the page around it. */
export function frameSource(url: URL, look: Readonly<Record<string, string>>): string {
  const source = new URL(url);
  for (const [name, value] of Object.entries(look)) source.searchParams.set(name, value);
  return source.href;
}
