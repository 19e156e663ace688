import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteEnv } from '@/config/env';
import { DEFAULT_LOCALE } from '@/config/locale';
import { LOCALES } from '@/config/locales';
import { MOVED, PAGES } from '@/config/pages/pages';
import { setAdapter } from '@/services/server/adapter';
import { logFatal } from '@/services/server/log';
import { forget } from '@/services/server/changes';
import { knownEndpoints, reloadSettings, settingsOf } from '@/services/server/settings';
import { startWithSettings } from '@/services/server/start';
import { countries } from '@/config/countries';
import { logConsole } from './operation/consoleLog';
import { createMetrics } from './operation/metrics';
import type { Readiness } from './operation/health';
import { createDrain, drainOnSignals } from './operation/drain';
import { warm } from './operation/warm';
import { readHostEnv, type HostEnv } from './start/env';
import { explainStartError } from './start/explain';
import { createDevHost, createHost } from './host';
import type { KeyLists } from './render/key';
import { buildIdOf, createNextSite } from './render/nextSite';
import { askByClock } from './cdn/askByClock';
import { createRedisStore } from './cache/redisStore';
import { createTenants } from './tenants/tenants';
import type { OtlpOptions } from './tracing/otlp';

/** Sets the variables that Next, React and the configuration read while they load. */
function setMode(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production', HOSTED: '1' });
}

function keyLists(buildId: string): KeyLists {
  return {
    pages: PAGES,
    moved: MOVED,
    locales: new Set(LOCALES.map(({ code }) => code)),
    defaultLocale: DEFAULT_LOCALE,
    countries: countries(),
    buildId,
  };
}

/** Loaded only where traces are on. */
async function tracesOf(env: HostEnv, given: Pick<OtlpOptions, 'tenants' | 'onChange'> & { lists: KeyLists }) {
  if (!env.traces) return undefined;
  const { createOtlpTraces } = await import('./tracing/otlp');
  return createOtlpTraces({ ...given, ...env.traces, version: given.lists.buildId, publicOrigin: env.publicOrigin });
}

/** What a stop waits for the requests that run, however short calls are, in milliseconds. */
const LEAST_PATIENCE_MS = 10_000;

async function start(): Promise<void> {
  setMode();
  const root = process.cwd();
  const env = readHostEnv(process.env);
  const metrics = createMetrics();
  if (env.adapter) {
    // Before the settings, which it may answer. A part of its own: it brings the contract.
    const { loadAdapter } = await import('./adapter/load');
    const hosts = [...siteEnv().tenants.keys()];
    setAdapter(await loadAdapter(env.adapter, { hosts, strict: env.dev, onAnswer: metrics.adapterAnswered }));
  }
  await startWithSettings();
  const build = path.join(root, env.buildFolder);

  const site = createNextSite(root, env.dev);
  const readiness: Readiness = { ready: false, isOver: false };
  const lists = keyLists(env.dev ? 'development' : buildIdOf(build));
  const tenants = createTenants(siteEnv().tenants, env.allowedHosts, siteEnv().apiUrl);
  const tell =
    (what: string) =>
    (reachable: boolean): void =>
      app.log.warn({ reachable }, what);
  const traces = await tracesOf(env, { tenants, lists, onChange: tell('traces') });
  // Nothing is waited for from here to the log: the store tells of itself as soon as it knows.
  const store = env.redisUrl ? createRedisStore(env.redisUrl, tell('shared page cache')) : undefined;
  const app = (env.dev ? createDevHost : createHost)({
    env,
    tenants,
    handler: site.handler,
    lists,
    traces,
    folders: { build: path.join(build, 'static'), public: path.join(root, 'public') },
    readiness,
    now: Date.now,
    metrics,
    overridesOf: (host) => knownEndpoints(host, new Date()),
    reload: async (host) => {
      forget(Date.now());
      return reloadSettings(host, new Date());
    },
    store,
  });
  if (!env.dev) logConsole(app.log);
  if (store) app.addHook('onClose', async () => store.close());
  await site.prepare(app.server);

  const { drainDelayMs: delayMs, backendTimeoutMs } = env;
  // A call that was taken is answered, as long as a backend may take for it.
  const patienceMs = Math.max(LEAST_PATIENCE_MS, backendTimeoutMs);
  drainOnSignals(app, createDrain({ app, readiness, delayMs, patienceMs, exit: process.exit }));
  const hosts = [new URL(env.publicOrigin).host, ...siteEnv().tenants.keys()];
  if (env.cdn.ttlS > 0) askByClock(app, hosts, async (host) => settingsOf(host, new Date()));
  await app.listen(env.listen);
  if (!env.dev) await warm({ app, hosts });
  readiness.ready = !readiness.isOver;
}

start().catch((error: Error) => {
  logFatal(explainStartError(error, process.env));
  process.exit(1);
});
