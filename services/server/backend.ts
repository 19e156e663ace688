import { siteEnv } from '@/config/env';
import { RENDER_TIMEOUT_MS } from '@/config/http';
import type { HttpCall } from '@/services/http/call';
import { createHttp } from '@/services/http/http';
import { registry } from './settingsRegistry';

/**
 * Whose pages are rendered. One backend may serve several brands, so what is kept of its answers belongs to the tenant's
 * `id` and never to the backend's address.
 */
export type Tenant = {
  id: string;
  /** Origin of the backend. */
  apiUrl: string;
  /** Said to the backend as X-Forwarded-Host; null for hosts that TENANTS does not name (OP-104). */
  host: string | null;
};

/** The tenant of a host of ours; all hosts that TENANTS does not name are one, the default tenant. */
export function tenantOf(host: string): Tenant {
  const { tenants, apiUrl } = siteEnv();
  const name = host.toLowerCase();
  const own = tenants.get(name);
  return own === undefined ? { id: 'default', apiUrl, host: null } : { id: name, apiUrl: own, host: name };
}

/** Bounded by tenants times languages, and one more per tenant for the start. */
const clients = new Map<string, HttpCall>();

/** The client with which the server itself asks a backend while rendering: guest, short deadline, system token. */
export function serverHttp({ id, apiUrl, host }: Tenant, locale: string, timeoutMs = RENDER_TIMEOUT_MS): HttpCall {
  const key = `${id} ${locale} ${timeoutMs}`;
  const known = clients.get(key);
  if (known) return known;
  const client = createHttp({
    baseUrl: apiUrl,
    language: () => locale,
    systemToken: siteEnv().systemToken,
    tenantHost: host,
    timeoutMs,
    endpoints: () => registry.get(id)?.settings.endpoints ?? {},
  });
  clients.set(key, client);
  return client;
}
