import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Headers arrive within 10 s and 16 KiB (reliability §11), a whole upload within 15 min, as long as the site itself lets one
 * take; that it keeps moving calls/body.ts sees to.
 */
const LIMITS = {
  headersTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Longer than a long poll of the socket, shorter than anybody's patience. */
const SILENCE_MS = 65_000;

/** Longer than the idle time of the usual balancers, so that it is they who close. */
const KEEP_ALIVE_MS = 72_000;

/** A server that neither slow nor silent clients can hold. */
export function createLimitedServer(listener: RequestListener): Server {
  return createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_MS }, listener).setTimeout(SILENCE_MS);
}
