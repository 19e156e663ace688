import { siteEnv, type SiteEnv } from '@/config/env';
import type { HttpCall } from '@/services/http/call';
import { createHttp } from '@/services/http/http';
import { transportOf } from './adapter';
import { noteDoubt, presentSettings } from './missing';
import { registry } from './settingsRegistry';

/**
 * The tenant whose pages are rendered. One backend may serve several brands, so its answers are cached by the tenant's
 * `id` and never by the backend's address.
 */
export type Tenant = {
  id: string;
  /** Origin of the backend. */
  apiUrl: string;
  /** Sent to the backend as X-Forwarded-Host; null for hosts not listed in TENANTS (OP-104). */
  host: string | null;
};

/** Id of the tenant of all hosts that TENANTS does not name. */
export const DEFAULT_TENANT = 'default';

/** The tenant of a host; all hosts not listed in TENANTS share the default tenant. */
export const tenantOf = (host: string): Tenant => tenantAmong(siteEnv(), host);

/** The same among these tenants, with `apiUrl` for all other hosts. */
export function tenantAmong({ tenants, apiUrl }: Pick<SiteEnv, 'tenants' | 'apiUrl'>, host: string): Tenant {
  const name = host.toLowerCase();
  const own = tenants.get(name);
  return own === undefined ? { id: DEFAULT_TENANT, apiUrl, host: null } : { id: name, apiUrl: own, host: name };
}

/** At most one per tenant and language, plus one per tenant for the start. */
const clients = new Map<string, HttpCall>();

/** The client for backend calls while rendering: as a guest, with a short deadline and the system token. */
export function serverHttp(tenant: Tenant, locale: string, timeoutMs = siteEnv().renderCallTimeoutMs): HttpCall {
  const { id, apiUrl, host } = tenant;
  const key = `${id} ${locale} ${timeoutMs}`;
  const known = clients.get(key);
  if (known) return known;
  const client = createHttp({
    baseUrl: apiUrl,
    language: () => locale,
    headerNames: siteEnv().headerNames,
    systemToken: siteEnv().systemToken,
    tenantHost: host,
    transport: transportOf(tenant),
    timeoutMs,
    endpoints: () => {
      const entry = registry.get(id);
      return entry ? presentSettings(entry).endpoints : {};
    },
    onMissing: (operation) => noteDoubt(id, operation),
  });
  clients.set(key, client);
  return client;
}
