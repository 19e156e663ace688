import type { Operation } from '@/config/endpoints/operations';
import { MISSING_MS } from '@/config/http';
import type { Settings } from '@/config/settings';
import { withEndpoints } from '@/domain/site/capabilities';
import { endpointOf } from '@/services/http/endpoints';
import { tellChange } from './changes';
import { logWarning } from './log';
import { registry, type Entry } from './settingsRegistry';

/** Milliseconds to the first new try, for a backend that was only being replaced; each later one waits twice as long. */
const FIRST_MS = 30_000;

/** Notes a call that the tenant's backend does not have (OP-036), as a probe found; the log says so once. */
export function noteMissing(tenantId: string, operation: Operation, now: Date): void {
  const entry = registry.get(tenantId);
  if (!entry || entry.missing?.has(operation)) return;
  const { method, path } = endpointOf(operation);
  logWarning('The backend does not have this call; what needs it is not offered.', { operation, method, path });
  const again = { at: now.getTime() + FIRST_MS, afterMs: FIRST_MS };
  entry.missing = new Map([...(entry.missing ?? []), [operation, again]]);
}

/** Forgets a call that the backend has by now; pages without it are rendered again. */
export function noteFound(tenantId: string, operation: Operation): void {
  const entry = registry.get(tenantId);
  if (!entry?.missing?.has(operation)) return;
  entry.missing = new Map([...entry.missing].filter(([missing]) => missing !== operation));
  tellChange(tenantId, 'settings');
}

/** Notes that a call looked missing while rendering. A visitor's address may be the reason, so a probe decides. */
export function noteDoubt(tenantId: string, operation: Operation): void {
  const entry = registry.get(tenantId);
  if (entry && !entry.missing?.has(operation)) entry.doubts = new Set([...(entry.doubts ?? []), operation]);
}

/** The calls that looked missing since the last time. */
export function takeDoubts(entry: Entry): readonly Operation[] {
  const doubts = [...(entry.doubts ?? [])];
  delete entry.doubts;
  return doubts;
}

/** The missing calls whose time has come to be tried again. */
export const dueAgain = ({ missing }: Entry, now: Date): Operation[] =>
  [...(missing ?? [])].flatMap(([operation, { at }]) => (at <= now.getTime() ? [operation] : []));

/** Lets missing calls wait for their next try. */
export function putOff(entry: Entry, operations: readonly Operation[], now: Date): void {
  for (const operation of operations) {
    const afterMs = Math.min(2 * (entry.missing?.get(operation)?.afterMs ?? FIRST_MS), MISSING_MS);
    entry.missing?.set(operation, { at: now.getTime() + afterMs, afterMs });
  }
}

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
