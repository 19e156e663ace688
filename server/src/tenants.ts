import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered whatever the Host header says: probes and scrapers come by address. */
    anyHost?: boolean;
  }
}

/** Which hosts this deployment serves, and from which backend (OP-104). */
export type Tenants = {
  /** Origin of the backend behind a host as hostOf gives it; undefined for a host that is not ours. */
  backendOf(host: string): string | undefined;
  /** Whether the list of tenants names the host; only such a host is said to a backend. */
  isNamed(host: string): boolean;
};

/**
 * The host (with port) a request names. Only the Host header counts, behind proxies too: they must pass it on.
 */
export const hostOf = ({ host }: IncomingHttpHeaders): string => (host ?? '').toLowerCase();

/** `named` maps a host to its backend's origin; `others` are served from `fallback`. */
export function createTenants(
  named: ReadonlyMap<string, string>,
  others: readonly string[],
  fallback: string,
): Tenants {
  const entries = [...others.map((host) => [host, fallback] as const), ...named];
  const backends = new Map(entries.map(([host, backend]) => [host.toLowerCase(), backend]));
  const names = new Set([...named.keys()].map((host) => host.toLowerCase()));
  return { backendOf: (host) => backends.get(host), isNamed: (host) => names.has(host) };
}

/**
 * Answers 421 to hosts that are not ours and to targets in absolute form, which name a second host. Runs first, so
 * pages, proxies and socket upgrades all stand behind it (reliability §6).
 */
export function refuseForeignHosts(app: FastifyInstance, tenants: Tenants): void {
  app.addHook('onRequest', (request, reply, done) => {
    const ours = request.url.startsWith('/') && tenants.backendOf(hostOf(request.headers)) !== undefined;
    if (ours || request.routeOptions.config.anyHost) done();
    else refuse(reply, 421);
  });
}
