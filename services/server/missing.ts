import type { Operation } from '@/config/endpoints/operations';
import { MISSING_MS } from '@/config/http';
import type { Settings } from '@/config/settings';
import { withEndpoints } from '@/domain/site/capabilities';
import { endpointOf } from '@/services/http/endpoints';
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

/** Forgets a call that the backend has by now. */
export function noteFound(tenantId: string, operation: Operation): void {
  const entry = registry.get(tenantId);
  if (entry?.missing) entry.missing = new Map([...entry.missing].filter(([missing]) => missing !== operation));
}

/** The missing calls whose time has come to be tried again. */
export const dueAgain = ({ missing }: Entry, now: Date): Operation[] =>
  [...(missing ?? [])].flatMap(([operation, until]) => (until <= now.getTime() ? [operation] : []));

type Shown = { missing: Entry['missing']; settings: Settings };

/** One object per settings and set of missing calls, so that what is derived from it is derived once. */
const shown = new WeakMap<Settings, Shown>();

/** A tenant's settings; calls that its backend does not have count as switched off. */
export function presentSettings({ settings, missing }: Entry): Settings {
  if (!missing?.size) return settings;
  const before = shown.get(settings);
  if (before?.missing === missing) return before.settings;
  const off = Object.fromEntries([...missing.keys()].map((operation) => [operation, null]));
  const without = <S extends Pick<Settings, 'endpoints'>>(some: S) =>
    withEndpoints(some, { ...some.endpoints, ...off });
  const byCountry = Object.entries(settings.settingsByCountry).map(([country, own]) => [
    country,
    own.endpoints ? without({ ...own, endpoints: own.endpoints }) : own,
  ]);
  const after = { ...without(settings), settingsByCountry: Object.fromEntries(byCountry) };
  shown.set(settings, { missing, settings: after });
  return after;
}
