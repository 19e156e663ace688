import { siteEnv } from '@/config/env';
import { RENDER_TIMEOUT_MS } from '@/config/http';
import type { HttpCall } from '../call';
import { createHttp } from '../http';

/** Origin of the backend that serves a host of ours; the default one for hosts TENANTS does not name. */
export const apiUrlOf = (host: string): string => siteEnv().tenants.get(host.toLowerCase()) ?? siteEnv().apiUrl;

/** The client with which the server itself asks a backend while rendering: guest, short deadline, system token. */
export const serverHttp = (apiUrl: string, locale: string, timeoutMs = RENDER_TIMEOUT_MS): HttpCall =>
  createHttp({ baseUrl: apiUrl, language: () => locale, systemToken: siteEnv().systemToken, timeoutMs });
