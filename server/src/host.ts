import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { logAnswers, withoutQuery } from './accessLog';
import { answerBrokenRequest } from './brokenRequest';
import { passThrough } from './devPages';
import type { HostEnv } from './env';
import { securityHeaders, sendSecurityHeaders } from './headers';
import { addHealth, type Readiness } from './health';
import type { KeyLists } from './key';
import { addMetrics, createMetrics } from './metrics';
import { createPageCache } from './pageCache';
import { addPages, refuseRoute } from './pages';
import { addProxies, guardUpgrades } from './proxy';
import { refusalOf, refuse } from './refusals';
import { createRender, type Handler } from './render';
import { createSharedPages, type TextStore } from './secondLevel';
import { watchPressure } from './shed';
import { addStatics, type StaticFolders } from './statics';
import { refuseForeignHosts, type Tenants } from './tenants';

export type HostOptions = {
  env: HostEnv;
  tenants: Tenants;
  /** Next, or what stands in for it in a test. */
  handler: Handler;
  lists: KeyLists;
  folders: StaticFolders;
  readiness: Readiness;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The second level of the page cache. */
  store?: TextStore;
  /** Where the log goes; standard output by default. */
  logTo?: DestinationStream;
};

/** Headers arrive within 10 s, a whole upload within 5 min, and a connection is never silent for a minute. */
const LIMITS = {
  http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
  requestTimeout: 300_000,
  connectionTimeout: 65_000,
} as const;

/**
 * The host: a Fastify server around Next's request handler, ready to listen or to be injected into. What comes first
 * stands before the rest: headers, known hosts, probes, proxies, files, pages.
 */
export function createHost({ env, tenants, handler, lists, folders, readiness, now, store, logTo }: HostOptions) {
  const headers = env.dev ? {} : securityHeaders(env.publicOrigin);
  const serializers = { url: withoutQuery, source: withoutQuery };
  const app: FastifyInstance = Fastify<Server>({
    ...LIMITS,
    trustProxy: env.trustProxy,
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: env.logLevel, serializers, ...(logTo && { stream: logTo }) },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket as Socket, headers),
    frameworkErrors: (error, _request, reply) => refuse(reply.headers(headers), refusalOf(error)),
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(reply, refusal);
  });
  app.setNotFoundHandler(refuseRoute);

  const metrics = createMetrics();
  if (!env.dev) sendSecurityHeaders(app, headers);
  refuseForeignHosts(app, tenants);
  logAnswers(app);
  addHealth(app, readiness);
  addMetrics(app, metrics, env.metricsToken);
  guardUpgrades(app, env.dev);
  addProxies(app, { tenants, headers, timeoutMs: env.backendTimeoutMs });
  if (env.dev) {
    passThrough(app, handler);
    return app;
  }

  const render = createRender(handler, env.renderTimeoutMs);
  const onStoreError = (error: unknown) => app.log.warn({ err: error }, 'shared page cache');
  const cache = createPageCache({
    render: (key) => metrics.timed(() => render(key)),
    now,
    ttlMs: env.pageTtlMs,
    staleMs: env.pageStaleMs,
    maxBytes: env.pageCacheBytes,
    shared: store && createSharedPages(store, lists.buildId, onStoreError),
    count: metrics.count,
  });
  metrics.watch(cache.size);
  const tooBusy = watchPressure(app, env.shed, () => cache.size().renders);
  addStatics(app, folders);
  addPages(app, { cache, lists, tooBusy, onShed: metrics.shed });
  return app;
}
