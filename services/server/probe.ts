import { CAPABILITY_NOTES } from '@/config/capabilityNotes';
import type { Operation } from '@/config/endpoints/operations';
import { siteEnv } from '@/config/env';
import { DEFAULT_LOCALE } from '@/config/locale';
import { isPassing } from '@/services/http/call';
import { endpointOf, operationsOf } from '@/services/http/endpoints';
import { createHttp } from '@/services/http/http';
import { adapter } from './adapter';
import { tenantOf, type Tenant } from './backend';
import { logError } from './log';
import { noteFound, noteMissing, presentSettings } from './missing';
import { registry } from './settingsRegistry';

/** One unanswered call must not hold the start. */
const PROBE_TIMEOUT_MS = 2_000;
const AT_ONCE = 6;

/** Writes that a guest may make. All others are refused without a session, so asking for them changes nothing. */
const GUEST_WRITES: readonly Operation[] = [
  'login',
  'signUp',
  'verifyEmail',
  'resendVerification',
  'forgotPassword',
  'resetPassword',
  'startGoogleSignIn',
  'googleSignUp',
  'logEvent',
  'reportCountryBlocked',
  'postThreeDs',
  'launchGame',
];

/**
 * Asks a tenant's backend, as a guest, for these calls, as far as that changes nothing, and notes which it has and which
 * not. A backend that does not answer, or is in trouble, tells nothing. What an adapter answers it has.
 */
export async function probe({ id, apiUrl, host }: Tenant, operations: readonly Operation[]): Promise<void> {
  const lacking = new Set<Operation>();
  const http = createHttp({
    baseUrl: apiUrl,
    language: () => DEFAULT_LOCALE,
    headerNames: siteEnv().headerNames,
    systemToken: siteEnv().systemToken,
    tenantHost: host,
    timeoutMs: PROBE_TIMEOUT_MS,
    endpoints: () => registry.get(id)?.settings.endpoints ?? {},
    onMissing: (operation) => lacking.add(operation),
  });
  const isAdapted = (operation: Operation) => {
    const { method, path } = endpointOf(operation);
    return adapter()?.adapts(id, method, path) === true;
  };
  const waiting = operations.filter(
    (operation) =>
      !endpointOf(operation).path.includes('{') && !GUEST_WRITES.includes(operation) && !isAdapted(operation),
  );
  const next = async (): Promise<void> => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      const { method, path } = endpointOf(operation);
      const write = method === 'GET' ? {} : { body: {}, idempotencyKey: crypto.randomUUID() };
      const isUntold = await http({ method, path, ...write }).then(() => false, isPassing);
      if (lacking.has(operation)) noteMissing(id, operation, new Date());
      else if (!isUntold) noteFound(id, operation);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** At the start: what the default tenant's backend lacks is known before the first page is rendered (OP-036). */
export async function probeAtStart(): Promise<void> {
  const tenant = tenantOf('');
  await probe(tenant, operationsOf());
  const entry = registry.get(tenant.id);
  // An operator must not go live with a self-exclusion that cannot work.
  for (const capability of (entry && presentSettings(entry).absent?.capabilities) ?? []) {
    const { words, protects } = CAPABILITY_NOTES[capability];
    if (protects) logError(`Players cannot ${words}: the backend lacks the calls for it.`, { capability });
  }
}
