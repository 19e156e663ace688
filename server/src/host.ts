import type { FastifyInstance } from 'fastify';
import { logAnswers } from './operation/accessLog';
import { createApp, type AppOptions } from './app';
import { passThrough } from './render/devPages';
import type { HostEnv } from './start/env';
import { securityHeaders, sendSecurityHeaders, type Headers } from './answers/headers';
import { addHealth, type Readiness } from './operation/health';
import { createHits } from './pages/hits';
import type { KeyLists } from './render/key';
import { addMetrics, createMetrics, type Metrics } from './operation/metrics';
import { createPageCache } from './cache/pageCache';
import { addPages } from './pages/pages';
import { addProxies, guardUpgrades } from './calls/proxy';
import { createRender, type Handler } from './render/render';
import { createSharedPages, type TextStore } from './cache/secondLevel';
import { watchPressure } from './operation/shed';
import { addStatics, type StaticFolders } from './pages/statics';
import { refuseForeignHosts, type Tenants } from './tenants/tenants';

export type HostOptions = {
  env: HostEnv;
  tenants: Tenants;
  /** Next's request handler, or a fake in tests. */
  handler: Handler;
  lists: KeyLists;
  folders: StaticFolders;
  readiness: Readiness;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The second level of the page cache. */
  store?: TextStore;
  logTo?: AppOptions['logTo'];
};

/** Shared by production and development: host check, log, probes, metrics and the backend proxies. */
function addCommon(app: FastifyInstance, { env, tenants, readiness }: HostOptions, headers: Headers, metrics: Metrics) {
  refuseForeignHosts(app, tenants);
  logAnswers(app);
  addHealth(app, readiness);
  addMetrics(app, metrics, env.metricsToken);
  guardUpgrades(app, env.dev);
  addProxies(app, { tenants, headers, timeoutMs: env.backendTimeoutMs, limits: env.calls, metrics });
}

function createCache({ env, handler, lists, now, store }: HostOptions, headers: Headers, metrics: Metrics) {
  const render = createRender(handler, env.renderTimeoutMs);
  const sharing = { buildId: lists.buildId, headers, onError: metrics.sharedError };
  const cache = createPageCache({
    render: (key) => metrics.timed(() => render(key)),
    headers,
    now,
    ttlMs: env.pageTtlMs,
    staleMs: env.pageStaleMs,
    maxBytes: env.pageCacheBytes,
    maxRenders: env.shed.renders,
    shared: store && createSharedPages({ ...sharing, store }),
    count: metrics.count,
  });
  metrics.watch(cache.size);
  return cache;
}

/**
 * The host: a Fastify server around Next's request handler, ready to listen. Cached pages are answered first; otherwise
 * handlers run in the order they are added.
 */
export function createHost(options: HostOptions): FastifyInstance {
  const { env, tenants, lists, folders, readiness, logTo } = options;
  const headers = securityHeaders(env.publicOrigin);
  const metrics = createMetrics();
  const cache = createCache(options, headers, metrics);
  const answerHit = createHits({ cache, lists, tenants, readiness });
  const app = createApp({ env, headers, answerHit, logTo });
  sendSecurityHeaders(app, headers);
  addCommon(app, options, headers, metrics);
  addStatics(app, folders);
  const tooBusy = watchPressure(app, env.shed, cache.hasRoom);
  addPages(app, { cache, lists, tooBusy, onShed: metrics.shed });
  return app;
}

/** The host in development: the same hosts and backends, but Next serves pages, files and hot reload, uncached. */
export function createDevHost(options: HostOptions): FastifyInstance {
  const { env, handler, logTo } = options;
  const app = createApp({ env, headers: {}, answerHit: () => false, logTo });
  addCommon(app, options, {}, createMetrics());
  passThrough(app, handler);
  return app;
}
