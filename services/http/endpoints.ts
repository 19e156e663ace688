import { ALL_ENDPOINTS } from '@/config/endpoints/all';
import type { Endpoint } from '@/config/endpoints/endpoints';
import type { Operation } from '@/config/endpoints/operations';
import { SWITCHED_OFF, type CallError, type HttpRequest } from './call';

/** The setting `endpoints`: operation → the path to call instead, or null to switch it off (OP-036). */
export type EndpointOverrides = Readonly<Record<string, unknown>>;

const TABLE: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(ALL_ENDPOINTS)
    // The settings call itself cannot be overridden: the overrides are known only after it.
    .filter(([operation]) => operation !== 'settings'),
);

/** All operations but the settings call. */
export const operationsOf = (): Operation[] => [...TABLE.keys()] as Operation[];

/** Method and path of an operation; the settings call has none here. */
export const endpointOf = (operation: Operation): Endpoint => TABLE.get(operation)!;

/** The contract's paths of all calls, placeholders in braces; without the settings call. */
export const endpointPaths = (): string[] => [...new Set([...TABLE.values()].map(({ path }) => path))];

const OPERATIONS: ReadonlyMap<string, string> = new Map(
  [...TABLE].map(([operation, { method, path }]) => [`${method} ${path}`, operation]),
);

/** The operation at an address of the contract that names no single thing; null for any other. */
export const operationOf = (method: Endpoint['method'], path: string): Operation | null =>
  (OPERATIONS.get(`${method} ${path}`) as Operation | undefined) ?? null;

const PLACEHOLDER = /\{(\w+)\}/g;

const OWN_PATH = /^\/api(?:\/(?:[\w.~-]|%[\da-f]{2}|\{\w+\})+)+$/i;
const WAY_OUT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** A path on the own backend, the only kind the host forwards: no other origin, no path traversal, no query. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && OWN_PATH.test(path) && !WAY_OUT.test(path);

/** The placeholder values of a path, by name; null when the path does not match the template. */
export function valuesIn(path: string, template: string): ReadonlyMap<string, string> | null {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
  const pattern = template.replace(/[.]/g, '\\$&').replace(PLACEHOLDER, '([^/]*)');
  const values = new RegExp(`^${pattern}$`).exec(path);
  return values && new Map(names.map((name, index) => [name, values[index + 1] ?? '']));
}

/**
 * Applies the operator's override to a call. Throws SWITCHED_OFF for a call that is switched off. Overrides that are
 * not a path below /api/, or name an unknown operation, are ignored.
 */
export function readdressed(request: HttpRequest, overrides: EndpointOverrides): HttpRequest {
  for (const [operation, wanted] of Object.entries(overrides)) {
    const endpoint = TABLE.get(operation);
    if (endpoint?.method !== request.method) continue;
    const values = valuesIn(request.path, endpoint.path);
    if (!values) continue;
    if (wanted === null) throw { code: SWITCHED_OFF } satisfies CallError;
    if (!isOwnPath(wanted)) continue;
    return { ...request, path: wanted.replace(PLACEHOLDER, (_, name: string) => values.get(name) ?? '') };
  }
  return request;
}
