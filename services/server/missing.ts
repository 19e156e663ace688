import { endpointOf } from '@/services/http/endpoints';
import { MISSING_MS } from '@/config/http';
import type { Operation } from '@/config/endpoints/operations';
import type { Settings } from '@/config/settings';
import { logWarning } from './log';
import { registry, type Entry } from './settingsRegistry';

/** Notes a call that the tenant's backend does not have (OP-036); the log says so once. */
export function noteMissing(tenantId: string, operation: Operation, now: Date): void {
  const entry = registry.get(tenantId);
  if (!entry) return;
  if (!entry.missing?.has(operation)) {
    const { method, path } = endpointOf(operation);
    logWarning('The backend does not have this call; what needs it is not offered.', { operation, method, path });
  }
  entry.missing = new Map([...(entry.missing ?? []), [operation, now.getTime() + MISSING_MS]]);
}

type Shown = { missing: string; settings: Settings };

/** One object per settings and set of missing calls, so that what is derived from it is derived once. */
const shown = new WeakMap<Settings, Shown>();

/** A tenant's settings; calls that its backend does not have count as switched off. */
export function presentSettings({ settings, missing }: Entry, now: Date): Settings {
  const absent = [...(missing ?? [])].flatMap(([operation, until]) => (until > now.getTime() ? [operation] : []));
  if (absent.length === 0) return settings;
  const key = absent.join();
  const before = shown.get(settings);
  if (before?.missing === key) return before.settings;
  const off = Object.fromEntries(absent.map((operation) => [operation, null]));
  const after = { ...settings, endpoints: { ...settings.endpoints, ...off } };
  shown.set(settings, { missing: key, settings: after });
  return after;
}
