/** HTTP client constants (spec §7, §9). */

/** Total deadline of a call from the browser, body included (API-05, OP-030); a large one may stand still so long. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** Maximum size of a response. */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** Header names that the specification leaves open, and HEADER_NAMES may change (OP-028). */
export const HEADERS = {
  authorization: 'Authorization',
  language: 'Accept-Language',
  systemToken: 'x-system-token',
  idempotencyKey: 'Idempotency-Key',
};

export type HeaderNames = typeof HEADERS;

/** Carries the tenant's host; the host sets it too when it proxies a call (OP-104). */
export const TENANT_HOST_HEADER = 'X-Forwarded-Host';

/** Id of a refused request, which also its log lines and its trace have; a player can quote it. */
export const REFERENCE_HEADER = 'x-request-id';

/** Statuses that resolve; all others reject with the body (OP-031). */
export const ACCEPTED_STATUSES: readonly number[] = [200];

/** How long a call counts as missing after the backend said so; then it is tried again (OP-036). */
export const MISSING_MS = 10 * 60_000;
