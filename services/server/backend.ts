import { siteEnv } from '@/config/env';
import { RENDER_TIMEOUT_MS } from '@/config/http';
import type { HttpCall } from '../call';
import { createHttp } from '../http';

/** Origin of the backend that serves a host of ours; the default one for hosts TENANTS does not name. */
export const apiUrlOf = (host: string): string => siteEnv().tenants.get(host.toLowerCase()) ?? siteEnv().apiUrl;

/** Bounded by tenants times languages, and one more per tenant for the start. */
const clients = new Map<string, HttpCall>();

/** The client with which the server itself asks a backend while rendering: guest, short deadline, system token. */
export function serverHttp(apiUrl: string, locale: string, timeoutMs = RENDER_TIMEOUT_MS): HttpCall {
  const key = `${apiUrl} ${locale} ${timeoutMs}`;
  const known = clients.get(key);
  if (known) return known;
  const client = createHttp({ baseUrl: apiUrl, language: () => locale, systemToken: siteEnv().systemToken, timeoutMs });
  clients.set(key, client);
  return client;
}
