import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { siteEnv } from '@/config/env';
import { DEFAULT_LOCALE } from '@/config/locale';
import { UnknownMarket } from '@/config/markets/markets';
import { mergeSettings, withoutSettings } from '@/domain/site/merge';
import type { Settings } from '@/config/settings';
import { call, reasonOf } from '@/services/http/call';
import type { EndpointOverrides } from '@/services/http/endpoints';
import { isBag } from '@/services/http/parse';
import { serverHttp, type Tenant, tenantOf } from './backend';
import { differ, forgottenAt, tellChange } from './changes';
import { logError, logWarning } from './log';
import { withMarket } from './market';
import { dueAgain, presentSettings, putOff, takeDoubts } from './missing';
import { probe } from './probe';
import { registry, type Entry } from './settingsRegistry';

/** Older settings are refreshed in the background. */
const FRESH_MS = 30_000;

export class SettingsNotLoaded extends Error {
  /** Why, in a few words. */
  readonly reason: string;

  constructor(
    /** What was asked. */
    readonly address: string,
    cause: unknown,
  ) {
    super('SETTINGS NOT LOADED', { cause });
    this.reason = reasonOf(cause);
  }
}

/** The settings of a tenant, merged over the defaults, or those of SETTINGS_OVERRIDE, which makes no call (CONF-02). */
async function fetchSettings(tenant: Tenant): Promise<Settings> {
  const { settingsOverride } = siteEnv();
  if (settingsOverride !== undefined) {
    const override = JSON.parse(settingsOverride) as { market?: unknown };
    return withMarket(mergeSettings(override), override.market);
  }
  const answer = await serverHttp(tenant, DEFAULT_LOCALE, 2 * siteEnv().renderCallTimeoutMs)(call(ENDPOINTS.settings));
  if (!isBag(answer)) throw new Error('The settings are not an object');
  return withMarket(mergeSettings(answer), answer.market);
}

/** Tenants whose settings could not be fetched the last time. */
const failing = new Set<string>();

/** Fetches the settings; the log says once that this began to fail, and once that it is over. */
async function fetchTold(tenant: Tenant): Promise<Settings> {
  const facts = { tenant: tenant.id };
  try {
    const settings = await fetchSettings(tenant);
    if (failing.delete(tenant.id)) logWarning('The settings come again.', facts);
    return settings;
  } catch (error) {
    if (!failing.has(tenant.id)) logError('The settings do not come.', { ...facts, cause: reasonOf(error) });
    failing.add(tenant.id);
    throw error;
  }
}

async function load(tenant: Tenant, pausesMs: readonly number[], now: Date): Promise<Settings> {
  for (const pauseMs of [...pausesMs, null]) {
    try {
      const settings = await fetchTold(tenant);
      // Those that a purge overtook, which found none to replace, are due at once.
      const checkedAt = now.getTime() > forgottenAt() ? now.getTime() : 0;
      registry.set(tenant.id, { ...registry.get(tenant.id), settings, checkedAt, refreshing: false });
      return settings;
    } catch (error) {
      if (pauseMs === null) throw new SettingsNotLoaded(`${tenant.apiUrl}${ENDPOINTS.settings.path}`, error);
      await sleep(pauseMs);
    }
  }
  throw new Error('There is always a last try');
}

/** The first settings of tenants that are under way. */
const loading = new Map<string, Promise<Settings>>();

/** Loads a tenant's first settings; whoever needs them meanwhile waits for the same call. */
function loadFirst(tenant: Tenant, now: Date): Promise<Settings> {
  const { id } = tenant;
  const running = loading.get(id) ?? load(tenant, [], now).finally(() => loading.delete(id));
  loading.set(id, running);
  return running;
}

/** Refreshes in the background; a failure keeps the last good settings (OP-011). */
function refresh(tenant: Tenant, entry: Entry, now: Date): void {
  const askedAt = now.getTime();
  entry.refreshing = true;
  entry.checkedAt = askedAt;
  fetchTold(tenant)
    .then((settings) => {
      // Newer ones may have come on the way (reloadSettings).
      if (entry.checkedAt !== askedAt) return;
      const isChanged = differ(entry.settings, settings);
      entry.settings = settings;
      if (isChanged) tellChange(tenant.id, 'settings');
    })
    .catch(() => undefined)
    .finally(() => (entry.refreshing = false));
}

/**
 * Loads the default tenant's settings when the server starts: three tries, then SettingsNotLoaded, which ends the
 * process when settings are required (spec §7, §8); otherwise the defaults apply until a refresh succeeds. Resolves with
 * whether this call loaded them.
 */
export async function loadSettingsAtStart(now = new Date()): Promise<boolean> {
  const { settingsRequired, settingsPausesMs } = siteEnv();
  const tenant = tenantOf('');
  if (registry.has(tenant.id)) return false;
  try {
    await load(tenant, settingsPausesMs, now);
    return true;
  } catch (error) {
    // An unknown market is never replaced by the default, whatever else may be.
    if (settingsRequired || (error instanceof SettingsNotLoaded && error.cause instanceof UnknownMarket)) throw error;
    registry.set(tenant.id, { settings: withoutSettings(), checkedAt: 0, refreshing: false });
    return false;
  }
}

/** The settings of a host's tenant. Throws SettingsNotLoaded for a tenant that has never answered. */
export async function settingsOf(host: string, now: Date): Promise<Settings> {
  const tenant = tenantOf(host);
  const entry = registry.get(tenant.id);
  if (!entry) return loadFirst(tenant, now);
  if (!entry.refreshing && now.getTime() - entry.checkedAt > FRESH_MS) refresh(tenant, entry, now);
  const due = dueAgain(entry, now);
  // Until the backend has answered they count as what they counted as.
  putOff(entry, due, now);
  const doubted = [...due, ...takeDoubts(entry)];
  if (doubted.length > 0) void probe(tenant, doubted);
  return presentSettings(entry);
}

/**
 * Fetches the settings of a host's tenant now, if it has any. A failure keeps the last good ones, and is what it
 * resolves with.
 */
export async function reloadSettings(host: string, now: Date): Promise<boolean> {
  const tenant = tenantOf(host);
  const entry = registry.get(tenant.id);
  if (!entry) return true;
  const settings = await fetchTold(tenant).catch(() => null);
  entry.settings = settings ?? entry.settings;
  entry.checkedAt = now.getTime();
  return settings !== null;
}

/** The setting `endpoints` of a host's tenant; null, and fetched in the background, while its settings are not known. */
export function knownEndpoints(host: string, now: Date): EndpointOverrides | null {
  const entry = registry.get(tenantOf(host).id);
  if (entry) return entry.settings.endpoints;
  settingsOf(host, now).catch(() => undefined);
  return null;
}
