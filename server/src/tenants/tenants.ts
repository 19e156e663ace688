import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { tenantAmong, type Tenant } from '@/services/server/backend';
import { refuse } from '../answers/refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered whatever the Host header says: probes and scrapers connect by address. */
    anyHost?: boolean;
  }
}

/** The hosts this deployment serves, and their backends (OP-104). */
export type Tenants = {
  /** Origin of the backend of a host, as returned by hostOf; undefined for an unknown host. */
  backendOf(host: string): string | undefined;
  /** Whether TENANTS names the host; only such hosts are forwarded to a backend. */
  isNamed(host: string): boolean;
  /** The tenant of a host that is served, as services/server/backend.ts has it. */
  tenantOf(host: string): Tenant;
  /** The ids of all tenants. */
  ids(): string[];
};

/** The host (with port) of a request. Only the Host header counts, so proxies must pass it on. */
export const hostOf = ({ host }: IncomingHttpHeaders): string => (host ?? '').toLowerCase();

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/** Whether a request names its host twice: a proxy in front may have meant the other one than node does (RFC 9112). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Names and values alternate.
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index]!)) hosts += 1;
  return hosts > 1;
}

/** `named` maps a host to its backend's origin; `others` are served from `fallback`. */
export function createTenants(
  named: ReadonlyMap<string, string>,
  others: readonly string[],
  fallback: string,
): Tenants {
  const entries = [...others.map((host) => [host, fallback] as const), ...named];
  const backends = new Map(entries.map(([host, backend]) => [host.toLowerCase(), backend]));
  const ownBackends = new Map([...named].map(([host, backend]) => [host.toLowerCase(), backend]));
  const tenantOf = (host: string) => tenantAmong({ tenants: ownBackends, apiUrl: fallback }, host);
  return {
    backendOf: (host) => backends.get(host),
    isNamed: (host) => ownBackends.has(host),
    tenantOf,
    ids: () => [...new Set([...backends.keys()].map((host) => tenantOf(host).id))],
  };
}

/**
 * Answers 400 to two Host headers, 421 to unknown hosts and to targets in absolute form, which name a second host. Runs first, so that it covers
 * pages, proxies and socket upgrades (reliability §6).
 */
export function refuseForeignHosts(app: FastifyInstance, tenants: Tenants): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasTwoHosts(request.raw)) {
      refuse(reply, 400);
      return;
    }
    const ours = request.url.startsWith('/') && tenants.backendOf(hostOf(request.headers)) !== undefined;
    if (ours || request.routeOptions.config.anyHost) done();
    else refuse(reply, 421);
  });
}
