import type { BackendFetch } from '@/contract/adapterTypes';
import { tracedCall } from '@/services/server/tracing';

/** What describes the request that came, and would be wrong about one that the adapter makes. */
const OF_THE_REQUEST = /^(?:host|connection|transfer-encoding|(?:content|if|accept)-(?!language).*|range)$/;

/**
 * `fetch` to a backend's own origin, with the call's `headers` besides those given. Rejects for an address that leaves
 * it and follows no redirect, so that neither session nor system token can go elsewhere.
 */
export function createBackendFetch(
  origin: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): BackendFetch {
  return async (path, init) => {
    const url = new URL(path, origin);
    if (url.origin !== origin) throw new Error(`Not an address of the backend: ${url.origin}`);
    const all = new Headers(Object.entries(headers).filter(([name]) => !OF_THE_REQUEST.test(name)));
    new Headers(init?.headers).forEach((value, name) => all.set(name, value));
    const signals = init?.signal ? [signal, init.signal] : [signal];
    return tracedCall({ method: init?.method ?? 'GET', origin, path: url.pathname }, async (more) => {
      for (const [name, value] of Object.entries(more)) all.set(name, value);
      return fetch(url, { ...init, headers: all, redirect: 'manual', signal: AbortSignal.any(signals) });
    });
  };
}
