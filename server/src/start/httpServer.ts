import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Headers must arrive within 10 s and 16 KiB (reliability §11), a whole upload within 15 min, the limit of the site's
 * own uploads; calls/body.ts enforces its minimum speed.
 */
const LIMITS = {
  headersTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Longer than a long poll of the socket. */
const SILENCE_MS = 65_000;

/** Longer than the idle timeout of common load balancers, so that the balancer closes first. */
const KEEP_ALIVE_MS = 72_000;

/** An HTTP server with timeouts against slow and silent clients, and `connections` at once; 0 for any number. */
export function createLimitedServer(listener: RequestListener, connections: number): Server {
  const server = createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_MS }, listener).setTimeout(SILENCE_MS);
  if (connections > 0) server.maxConnections = connections;
  return server;
}
