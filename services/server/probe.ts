import { CAPABILITIES } from '@/config/capabilities';
import { CAPABILITY_NOTES } from '@/config/capabilityNotes';
import type { Operation } from '@/config/endpoints/operations';
import { DEFAULT_LOCALE } from '@/config/locale';
import { absentWith } from '@/domain/site/capabilities';
import { endpointOf, operationsOf } from '@/services/http/endpoints';
import { serverHttp, tenantOf } from './backend';
import { logError } from './log';
import { presentSettings } from './missing';
import { registry } from './settingsRegistry';

/** One unanswered call must not hold the start. */
const PROBE_TIMEOUT_MS = 2_000;
const AT_ONCE = 6;

/** Writes that are asked for too: without a player they change nothing, and their absence endangers players. */
const PROTECTIVE = Object.entries(CAPABILITIES)
  .filter(([name]) => CAPABILITY_NOTES[name as keyof typeof CAPABILITIES].protects)
  .flatMap(([, { needs }]) => needs);

const isProbed = (operation: Operation): boolean =>
  !endpointOf(operation).path.includes('{') &&
  (endpointOf(operation).method === 'GET' || PROTECTIVE.includes(operation));

/**
 * Asks the default tenant's backend, as a guest, for each call that changes nothing: one that it does not have (404,
 * 501) is noted as missing before the first page is rendered (OP-036). Any other answer, also none, counts as present.
 */
export async function probeBackend(): Promise<void> {
  const tenant = tenantOf('');
  const entry = registry.get(tenant.id);
  if (!entry) return;
  const http = serverHttp(tenant, DEFAULT_LOCALE, PROBE_TIMEOUT_MS);
  const waiting = operationsOf().filter((operation) => isProbed(operation));
  const next = async (): Promise<void> => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      const { method, path } = endpointOf(operation);
      const write = method === 'GET' ? {} : { body: {}, idempotencyKey: crypto.randomUUID() };
      await http({ method, path, ...write }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  warnOfMissingProtection(presentSettings(entry, new Date()).endpoints);
}

/** An operator must not go live with a self-exclusion that cannot work. */
function warnOfMissingProtection(endpoints: Readonly<Record<string, unknown>>): void {
  for (const capability of absentWith(endpoints).capabilities) {
    const { words, protects } = CAPABILITY_NOTES[capability];
    if (protects) logError(`Players cannot ${words}: the backend lacks the calls for it.`, { capability });
  }
}
