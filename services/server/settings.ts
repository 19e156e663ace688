import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '@/config/endpoints/operations';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { siteEnv } from '@/config/env';
import { SETTINGS_TIMEOUT_MS, SETTINGS_TRIES } from '@/config/http';
import { DEFAULT_LOCALE } from '@/config/locale';
import { mergeSettings } from '@/domain/site/merge';
import type { Settings } from '@/config/settings';
import { call } from '@/services/http/call';
import { isBag } from '@/services/http/parse';
import { serverHttp, type Tenant, tenantOf } from './backend';
import { dueAgain, noteMissing, presentSettings } from './missing';
import { probe } from './probe';
import { registry, type Entry } from './settingsRegistry';

/** Older settings are refreshed in the background. */
const FRESH_MS = 30_000;
const BACK_OFF_MS = 300;

export class SettingsNotLoaded extends Error {
  constructor(cause: unknown) {
    super('SETTINGS NOT LOADED', { cause });
  }
}

/** The settings of a tenant, merged over the defaults, or those of SETTINGS_OVERRIDE, which makes no call (CONF-02). */
async function fetchSettings(tenant: Tenant): Promise<Settings> {
  const { settingsOverride } = siteEnv();
  if (settingsOverride !== undefined) return mergeSettings(JSON.parse(settingsOverride));
  const answer = await serverHttp(tenant, DEFAULT_LOCALE, SETTINGS_TIMEOUT_MS)(call(ENDPOINTS.settings));
  if (!isBag(answer)) throw new Error('The settings are not an object');
  return mergeSettings(answer);
}

async function load(tenant: Tenant, tries: number, now: Date): Promise<Settings> {
  for (let attempt = 1; ; attempt++) {
    try {
      const settings = await fetchSettings(tenant);
      registry.set(tenant.id, { ...registry.get(tenant.id), settings, checkedAt: now.getTime(), refreshing: false });
      return settings;
    } catch (error) {
      if (attempt >= tries) throw new SettingsNotLoaded(error);
      await sleep(BACK_OFF_MS * attempt);
    }
  }
}

/** Refreshes in the background; a failure keeps the last good settings (OP-011). */
function refresh(tenant: Tenant, entry: Entry, now: Date): void {
  entry.refreshing = true;
  entry.checkedAt = now.getTime();
  fetchSettings(tenant)
    .then((settings) => (entry.settings = settings))
    .catch(() => undefined)
    .finally(() => (entry.refreshing = false));
}

/** Asks in the background whether the backend has these calls by now; until it answers they count as missing. */
function tryAgain(tenant: Tenant, operations: readonly Operation[], now: Date): void {
  for (const operation of operations) noteMissing(tenant.id, operation, now);
  void probe(tenant, operations);
}

/**
 * Loads the default tenant's settings when the server starts: three tries, then SettingsNotLoaded, which ends the
 * process when settings are required (spec §7, §8); otherwise the defaults apply until a refresh succeeds. Resolves with
 * whether this call loaded them.
 */
export async function loadSettingsAtStart(now = new Date()): Promise<boolean> {
  const { settingsRequired } = siteEnv();
  const tenant = tenantOf('');
  if (registry.has(tenant.id)) return false;
  try {
    await load(tenant, SETTINGS_TRIES, now);
    return true;
  } catch (error) {
    if (settingsRequired) throw error;
    registry.set(tenant.id, { settings: mergeSettings({}), checkedAt: 0, refreshing: false });
    return false;
  }
}

/** The settings of a host's tenant. Throws SettingsNotLoaded for a tenant that has never answered. */
export async function settingsOf(host: string, now: Date): Promise<Settings> {
  const tenant = tenantOf(host);
  const entry = registry.get(tenant.id);
  if (!entry) return load(tenant, 1, now);
  if (!entry.refreshing && now.getTime() - entry.checkedAt > FRESH_MS) refresh(tenant, entry, now);
  const due = dueAgain(entry, now);
  if (due.length > 0) tryAgain(tenant, due, now);
  return presentSettings(entry);
}
