import type { Operation } from '@/config/endpoints/operations';
import type { Settings } from '@/config/settings';

/** The last fetched settings of a tenant. */
export type Entry = {
  settings: Settings;
  checkedAt: number;
  refreshing: boolean;
  /** Calls that its backend does not have, and when, in milliseconds, they are asked for again (missing.ts). */
  missing?: ReadonlyMap<Operation, number>;
};

/**
 * One registry per process, on globalThis: the host's bundle loads the settings at start, and Next's bundle, a second
 * copy of this module, reads them. Holds one entry per tenant.
 */
const REGISTRY = Symbol.for('baize.settings');
const scope = globalThis as unknown as Record<symbol, Map<string, Entry> | undefined>;
export const registry: Map<string, Entry> = (scope[REGISTRY] ??= new Map());
