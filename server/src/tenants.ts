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
  /** Origin of the backend behind a host (with port); undefined for a host that is not ours. */
  backendOf(host: string): string | undefined;
};

/** `named` maps a host to its backend's origin; `others` are served from `fallback`. */
export function createTenants(
  named: ReadonlyMap<string, string>,
  others: readonly string[],
  fallback: string,
): Tenants {
  const lower = (host: string) => host.toLowerCase();
  const backends = new Map([
    ...others.map((host) => [lower(host), fallback] as const),
    ...[...named].map(([host, backend]) => [lower(host), backend] as const),
  ]);
  return { backendOf: (host) => backends.get(lower(host)) };
}

/**
 * Answers 421 to hosts that are not ours and to targets in absolute form, which name a second host. Runs first, so
 * pages, proxies and socket upgrades all stand behind it (reliability §6).
 */
export function refuseForeignHosts(app: FastifyInstance, tenants: Tenants): void {
  app.addHook('onRequest', (request, reply, done) => {
    const ours = request.url.startsWith('/') && tenants.backendOf(request.host) !== undefined;
    if (ours || request.routeOptions.config.anyHost) done();
    else refuse(reply, 421);
  });
}
