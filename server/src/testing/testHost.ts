import { Writable } from 'node:stream';
import { inject } from 'light-my-request';
import { createHost, type HostOptions } from '../host';
import type { HostEnv } from '../start/env';
import type { KeyLists } from '../render/key';
import type { Handler } from '../render/render';
import { createMetrics } from '../operation/metrics';
import { createTenants } from '../tenants/tenants';

export const SITE = 'localhost:3000';
export const BUILD = 'build1';

export const LISTS: KeyLists = {
  pages: [
    { match: /^\/$/, group: 'home', query: [] },
    { match: /^\/casino$/, group: 'lobby', query: ['category', 'page'], country: true },
    { match: /^\/casino\/games\/[a-z0-9-]{1,64}$/, group: 'game', query: [] },
    { match: /^\/profile$/, group: 'player', query: [] },
    { match: /^\/moved$/, group: 'text', query: [] },
  ],
  moved: new Map([['/lobby', '/casino']]),
  locales: new Set(['en', 'de', 'fr']),
  defaultLocale: 'en',
  countries: new Set(['DE', 'FR', 'GB']),
  buildId: BUILD,
};

const METRICS_TOKEN = 'm-token';

export const ENV: HostEnv = {
  dev: false,
  listen: { host: '127.0.0.1', port: 3000 },
  publicOrigin: `http://${SITE}`,
  strictTransport: 'max-age=31536000',
  reportUrl: null,
  allowedHosts: [SITE],
  trustProxy: false,
  connections: 0,
  logLevel: 'debug',
  buildFolder: '.next',
  redisUrl: undefined,
  metrics: { token: METRICS_TOKEN, port: undefined },
  traces: undefined,
  pageTtlMs: 5_000,
  pageStaleMs: 60_000,
  pageCacheBytes: 64 * 2 ** 20,
  renderTimeoutMs: 30_000,
  backendTimeoutMs: 30_000,
  calls: {
    calls: 128,
    uploads: 32,
    polls: 1_000,
    perOperation: 50,
    perSession: 20,
    perAddress: 0.5,
    waiting: 1_000,
    messagesPerSecond: 50,
    body: { graceMs: 20_000, bytesPerSecond: 8_192, maxBytes: 64 * 2 ** 20 },
    rates: { perAddress: 0, perSession: 0 },
  },
  api: { paths: ['/api/*'], headers: [], sessionHeader: 'authorization' },
  adapter: undefined,
  cdn: {
    ttlS: 0,
    staleS: 60,
    countryHeader: undefined,
    purgeUrl: undefined,
    purgeHeader: undefined,
    purgeToken: undefined,
  },
  shed: { eventLoopDelayMs: 0, waitMs: 0, eventLoopUtilization: 0, heapBytes: 0, renders: 500 },
  drainDelayMs: 0,
};

export const POLICY = "default-src 'none'; script-src 'self'";

/**
 * A stand-in for Next: its page shows everything it was given, so that anything that leaks into a render is visible in
 * the bytes. `renders` lists the rendered addresses; `mode` makes it fail, and no render finishes before `held`
 * resolves.
 */
export function createFakeSite() {
  const site = {
    renders: [] as string[],
    mode: 'fine' as 'fine' | 'degraded' | 'broken' | 'silent' | 'throws',
    title: 'first',
    held: Promise.resolve(),
  };
  const handler: Handler = async (request, response) => {
    const url = request.url ?? '';
    site.renders.push(url);
    await site.held;
    if (site.mode === 'throws') throw new Error('render failed');
    if (site.mode === 'silent') return;
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('set-cookie', 'session=visitor');
    response.setHeader('x-powered-by', 'Next.js');
    if (site.mode === 'degraded') response.setHeader('x-render-degraded', '1');
    if (site.mode === 'broken') {
      response.statusCode = 500;
      response.setHeader('retry-after', '5');
    }
    const seen = JSON.stringify({ title: site.title, url, headers: request.headers });
    if (url.startsWith('/_next/data/')) {
      response.end(seen);
      return;
    }
    if (url === '/moved') {
      response.statusCode = 307;
      response.setHeader('location', '/casino');
    }
    if (url.endsWith('/__unknown__')) response.statusCode = 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>${site.title}</title><pre>${seen}</pre>${'<p>tile</p>'.repeat(3_000)}`);
  };
  return Object.assign(site, { handler });
}

/** A host around a fake site, with a manual clock and its log in memory. */
export function createTestHost(options: Partial<HostOptions> & { env?: HostEnv } = {}) {
  const site = createFakeSite();
  const clock = { now: Date.UTC(2030, 0, 1) };
  const readiness = { ready: true };
  const log: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const host = createHost({
    env: ENV,
    tenants: createTenants(new Map(), [SITE, 'brand.example'], 'http://127.0.0.1:9'),
    handler: site.handler,
    lists: LISTS,
    folders: { build: '/nowhere', public: '/nowhere' },
    readiness,
    now: () => clock.now,
    metrics: createMetrics(),
    overridesOf: () => ({}),
    reload: async () => true,
    logTo,
    ...options,
  });
  /** A request as the listening server receives it; Fastify's own inject would skip the cache hits. */
  const ask = async (method: 'GET' | 'HEAD' | 'POST', url: string, headers: Record<string, string> = {}) => {
    await host.ready();
    const dispatch = (request: unknown, response: unknown) =>
      void host.server.emit('request', request as never, response as never);
    return inject(dispatch, { method, url, headers: { host: SITE, ...headers } });
  };
  const get = (url: string, headers?: Record<string, string>) => ask('GET', url, headers);
  /** The metrics as a scraper reads them. */
  const metrics = () => get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  return { host, metrics, site, clock, readiness, log, get, ask };
}
