import type { Operation } from '@/config/endpoints/operations';
import type { Settings } from '@/config/settings';

/** The last fetched settings of a tenant. */
export type Entry = {
  settings: Settings;
  checkedAt: number;
  refreshing: boolean;
  /** Calls that its backend does not have, and when they are tried again, in milliseconds (missing.ts). */
  missing?: Map<Operation, { at: number; afterMs: number }>;
  /** Calls that looked missing while rendering and wait for a probe. */
  doubts?: ReadonlySet<Operation>;
};

/**
 * One registry per process, on globalThis: the host's bundle loads the settings at start, and Next's bundle, a second
 * copy of this module, reads them. Holds one entry per tenant.
 */
const REGISTRY = Symbol.for('baize.settings');
const scope = globalThis as unknown as Record<symbol, Map<string, Entry> | undefined>;
export const registry: Map<string, Entry> = (scope[REGISTRY] ??= new Map());
