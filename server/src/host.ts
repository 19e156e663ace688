import type { FastifyInstance } from 'fastify';
import { DEFAULT_TENANT } from '@/services/server/backend';
import { onChange } from '@/services/server/changes';
import { setTracing } from '@/services/server/tracing';
import { logAnswers } from './operation/accessLog';
import { createAdmission, type Admission } from './operation/admission';
import { createApp, type AppOptions } from './app';
import { passThrough } from './render/devPages';
import type { HostEnv } from './start/env';
import { securityHeaders, sendSecurityHeaders, type Headers } from './answers/headers';
import { addHealth, type Readiness } from './operation/health';
import { createHits } from './pages/hits';
import type { KeyLists } from './render/key';
import { addMetrics, type Metrics } from './operation/metrics';
import { createPageCache } from './cache/pageCache';
import { addPurges } from './cdn/purgeRoute';
import { createPurgeCall } from './cdn/purgeCall';
import { createPurges, type Purges } from './cdn/purges';
import { createSharing, type Sharing } from './cdn/sharing';
import { addOwnSheets } from './pages/ownSheets';
import { addPages } from './pages/pages';
import { addProxies, guardUpgrades, type ProxyOptions } from './calls/proxy';
import { createRender, type Handler, type Render } from './render/render';
import { createSharedPages, type TextStore } from './cache/secondLevel';
import { createSharedFiles } from './cache/sharedFiles';
import { watchDoor } from './operation/door';
import { watchPressure } from './operation/shed';
import { addStatics, type StaticFolders } from './pages/statics';
import { addWorker } from './pages/worker';
import { refuseForeignHosts, type Tenants } from './tenants/tenants';
import type { Traces } from './tracing/traces';
import { currentWork, newId, within } from './tracing/work';

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
  metrics: Metrics;
  /** The paths that the settings of a host put in place of the contract's; null while they are not known. */
  overridesOf: ProxyOptions['overridesOf'];
  /** Fetches the settings of a host's brand anew, and lets its texts be fetched anew. */
  reload: (host: string) => Promise<boolean>;
  /** The second level of the page cache. */
  store?: TextStore;
  /** Undefined where requests are not traced. */
  traces?: Traces | undefined;
  logTo?: AppOptions['logTo'];
};

/** Shared by production and development: host check, log, probes, metrics, sheets of own themes and the backend proxies. */
function addCommon(app: FastifyInstance, options: HostOptions, headers: Headers) {
  const { env, tenants, readiness, overridesOf, metrics, traces } = options;
  setTracing({
    id: () => currentWork()?.id,
    call: (facts) => traces?.call(facts),
    part: async (name, run) => (traces ? traces.part(name, run) : run()),
  });
  if (traces) app.addHook('onClose', traces.close);
  refuseForeignHosts(app, tenants);
  app.server.on('drop', metrics.connectionDropped);
  logAnswers(app, metrics.answered);
  addHealth(app, readiness);
  addMetrics(app, metrics, env.metrics, env.listen.host);
  guardUpgrades(app, env.dev);
  addOwnSheets(app, { tenants, headers, sessionHeader: env.api.sessionHeader });
  addProxies(app, {
    tenants,
    headers,
    timeoutMs: env.backendTimeoutMs,
    limits: env.calls,
    api: env.api,
    overridesOf,
    metrics,
  });
}

/** The purges of this host's pages: after a change that it noticed, and at the operator's call. */
function createHostPurges({ env, tenants, now, store, metrics, reload }: HostOptions, app: FastifyInstance): Purges {
  const { purgeUrl, purgeHeader } = env.cdn;
  const onEnd = (outcome: 'done' | 'failed') => {
    metrics.cdnPurged(outcome);
    if (outcome === 'failed') app.log.error('the CDN was not purged');
  };
  const purges = createPurges({
    now,
    store,
    brandOf: (host) => tenants.tenantOf(host).id,
    reload: async (brand) => reload(brand === DEFAULT_TENANT ? '' : brand),
    callCdn: purgeUrl === undefined ? undefined : createPurgeCall({ url: purgeUrl, header: purgeHeader, onEnd }),
    onError: metrics.sharedError,
  });
  onChange((brand) => void purges.changed(brand));
  return purges;
}

type CacheParts = { admission: Admission; headers: Headers; purges: Purges; sharing: Sharing };

function createCache(options: HostOptions, { admission, headers, purges, sharing: forCdn }: CacheParts) {
  const { env, handler, lists, now, store, metrics, traces } = options;
  const render = createRender(handler, env.renderTimeoutMs);
  const inTurn: Render = (key) => admission.run(() => metrics.timed(() => render(key)));
  const traced: Render = traces ? (key) => traces.render(key, () => inTurn(key)) : inTurn;
  const sharing = { buildId: lists.buildId, headers, now, onError: metrics.sharedError };
  const cache = createPageCache({
    // One in the background of a hit has no request's id.
    render: (key) => within(currentWork() ?? { id: newId() }, () => traced(key)),
    headers,
    now,
    ttlMs: env.pageTtlMs,
    staleMs: env.pageStaleMs,
    maxBytes: env.pageCacheBytes,
    mayRenew: admission.isFree,
    shared: store && createSharedPages({ ...sharing, store }),
    count: (event, id) => {
      metrics.count(event);
      traces?.cached(event, id);
    },
    sharingOf: forCdn.headersOf,
    purgedAt: purges.purgedAt,
    settledAt: purges.settledAt,
  });
  metrics.watch(cache.size);
  return cache;
}

/**
 * The host: a Fastify server around Next's request handler, ready to listen. Cached pages are answered first; otherwise
 * handlers run in the order they are added.
 */
export function createHost(options: HostOptions): FastifyInstance {
  const { env, tenants, lists, folders, readiness, metrics, now, store, traces, logTo } = options;
  const headers = securityHeaders(env.publicOrigin, env.strictTransport, env.reportUrl);
  const app = createApp({ env, headers, answerHit: (...given) => answerHit(...given), traces, logTo });
  const admission = createAdmission(env.shed, () => performance.now(), watchDoor(app.server));
  const purges = createHostPurges(options, app);
  const sharing = createSharing(env.cdn, (name) => tenants.tenantOf(name).id);
  const cache = createCache(options, { admission, headers, purges, sharing });
  const visitors = { cookieOf: sharing.cookieOf, sessionHeader: env.api.sessionHeader };
  const answerHit = createHits({ cache, lists, tenants, readiness, visitors, onPage: traces?.asks });
  sendSecurityHeaders(app, headers);
  addCommon(app, options, headers);
  addPurges(app, { purges, tenants, token: env.cdn.purgeToken, shared: store !== undefined });
  const files = store && createSharedFiles({ store, folder: folders.build, now, onError: metrics.sharedError });
  addStatics(app, folders, files);
  addWorker(app, lists);
  const tooBusy = watchPressure(app, env.shed, admission);
  addPages(app, { cache, lists, tooBusy, onShed: metrics.shed, visitors, onPage: traces?.asks });
  return app;
}

/** The host in development: the same hosts and backends, but Next serves pages, files and hot reload, uncached. */
export function createDevHost(options: HostOptions): FastifyInstance {
  const { env, handler, traces, logTo } = options;
  const app = createApp({ env, headers: {}, answerHit: () => false, traces, logTo });
  addCommon(app, options, {});
  passThrough(app, handler);
  return app;
}
