import type { IncomingHttpHeaders } from 'node:http';
import type { PageGroup } from '@/config/pages/pages';
import type { Headers } from '../answers/headers';
import type { PageKey } from '../render/key';
import type { CdnEnv } from '../start/env';

/** About one person, or with a token in the address. */
const NOBODY_ELSE: ReadonlySet<PageGroup> = new Set(['player', 'link']);

export type Sharing = ReturnType<typeof createSharing>;

/** The surrogate keys of a brand's pages: all of them, and those of one kind. */
export const surrogateKeys = (brand: string, group?: PageGroup): string[] =>
  group === undefined ? [brand] : [brand, `${brand}/${group}`];

/**
 * What a CDN may know and keep. Every page is the guest's, whoever asks (architecture §1): it depends on host, address
 * and, where the CDN tells it in a header of its own, on the visitor's country.
 */
export function createSharing({ ttlS, staleS, countryHeader }: CdnEnv, brandOf: (host: string) => string) {
  const isOn = ttlS > 0;
  const vary = ['Accept-Encoding', ...(countryHeader ? [countryHeader] : [])].join(', ');

  return {
    /**
     * The headers with which a CDN keeps a page; none for pages that it must not keep. Browsers ask anew each time, as
     * long as the CDN replaces cache-control on the way to them.
     */
    headersOf({ host, group }: PageKey): Headers {
      if (!isOn || group === undefined || NOBODY_ELSE.has(group)) return {};
      const keys = surrogateKeys(brandOf(host), group);
      return {
        'cache-control': `public, max-age=0, s-maxage=${ttlS}, stale-while-revalidate=${staleS}`,
        vary,
        // The first is Fastly's and Varnish's, the second Cloudflare's.
        'surrogate-key': keys.join(' '),
        'cache-tag': keys.join(','),
      };
    },
    /**
     * The cookies that a page may depend on. A CDN cannot tell pages apart by a cookie: behind one, only its own header
     * tells the country, and without it pages name no region.
     */
    cookieOf(headers: IncomingHttpHeaders): string | undefined {
      if (!isOn) return headers.cookie;
      const country = String((countryHeader && headers[countryHeader]) ?? '');
      return /^[A-Za-z]{2}$/.test(country) ? `countryCode=${country}` : undefined;
    },
  };
}
