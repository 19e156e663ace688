import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AdapterOutcome } from '@/services/server/adapter';
import type { Hurdle } from '../calls/gate';
import { LANES, type Lanes } from '../calls/lanes';
import type { CacheEvent } from '../cache/pageCache';
import type { AnswerKind } from './accessLog';
import { refuse } from '../answers/refusals';
import { hasToken } from '../answers/token';
import type { MetricsAccess } from '../start/env';

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics of one host: page cache, renders, refusals, and the process (event loop, memory, garbage collector). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const events = new Counter({
    name: 'page_cache_events_total',
    help: 'hit, stale, miss, failed (render), kept (good copy instead of a failed render), shared (from the second level)',
    labelNames: ['event'] as const,
    registers,
  });
  const shed = new Counter({ name: 'pages_shed_total', help: 'Renders refused for want of room', registers });
  const sharedErrors = new Counter({
    name: 'page_cache_shared_errors_total',
    help: 'Calls to the second level that failed or took too long',
    registers,
  });
  const dropped = new Counter({
    name: 'connections_dropped_total',
    help: 'Connections closed at once, beyond CONNECTIONS_MAX',
    registers,
  });
  const callsRefused = new Counter({
    name: 'proxy_refused_total',
    help: 'Calls not passed on: too many of an address or session, rate, full (queue), late, slow or large (body)',
    labelNames: ['reason'] as const,
    registers,
  });
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time of a render, failed ones included',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const answers = new Histogram({
    name: 'answer_seconds',
    help: 'Time of an answer that no cached page was, by kind (call, file, page) and class of its status (2xx to 5xx)',
    labelNames: ['kind', 'class'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const cdnPurges = new Counter({
    name: 'cdn_purges_total',
    help: 'Calls to the purge address of the CDN, by outcome: done, failed (after four tries)',
    labelNames: ['outcome'] as const,
    registers,
  });
  const adapted = new Histogram({
    name: 'adapter_seconds',
    help: 'Time of a call that the adapter answered; outcome: answered, refused, failed, late, invalid',
    labelNames: ['operation', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
    registers,
  });
  return {
    registry,
    count: (event: CacheEvent) => events.inc({ event }),
    shed: () => shed.inc(),
    sharedError: () => sharedErrors.inc(),
    cdnPurged: (outcome: 'done' | 'failed') => cdnPurges.inc({ outcome }),
    connectionDropped: () => dropped.inc(),
    callRefused: (reason: Hurdle) => callsRefused.inc({ reason }),
    answered: (kind: AnswerKind, status: number, seconds: number) =>
      answers.observe({ kind, class: `${Math.trunc(status / 100)}xx` }, seconds),
    adapterAnswered: (operation: string, outcome: AdapterOutcome, seconds: number) =>
      adapted.observe({ operation, outcome }, seconds),
    /** Measures the duration of a render and returns its result. */
    async timed<T>(render: () => Promise<T>): Promise<T> {
      const done = renders.startTimer();
      return render().finally(done);
    },
    /** Reports the cache's size at scrape time. */
    watch(size: () => { pages: number; bytes: number; renders: number }) {
      for (const part of ['pages', 'bytes', 'renders'] as const) {
        new Gauge({
          name: `page_cache_${part}`,
          help: `Page cache: ${part} at present`,
          registers,
          collect() {
            this.set(size()[part]);
          },
        });
      }
    },
    /** Reports the forwarded and waiting calls at scrape time. */
    watchCalls(size: Lanes['size']) {
      const parts = { inside: ['proxy_calls', 'under way'], waiting: ['proxy_calls_waiting', 'waiting'] } as const;
      for (const part of ['inside', 'waiting'] as const) {
        const [name, state] = parts[part];
        new Gauge({
          name,
          help: `Calls ${state} in each lane: bodies that arrive, calls, uploads, polls of the socket`,
          labelNames: ['lane'] as const,
          registers,
          collect() {
            for (const lane of LANES) this.set({ lane }, size(lane)[part]);
          },
        });
      }
    },
  };
}

/** A server for the metrics alone, for as long as the host listens. */
function serveAside(app: FastifyInstance, { registry }: Metrics, { token, port }: MetricsAccess, host: string): void {
  const server = createServer((request, response) => {
    const allowed = token === undefined || hasToken(request.headers.authorization, token);
    if (request.url !== '/metrics' || !allowed) {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  app.addHook('onReady', async () => {
    await once(server.listen(port, host), 'listening');
    app.log.info({ port: (server.address() as AddressInfo).port }, 'metrics');
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/**
 * Serves /metrics on a port of its own, at the address `host`, or beside the pages to the holder of the token; without
 * either there are none. Nothing tells whether a request comes from this machine: a proxy on it makes all look local.
 */
export function addMetrics(app: FastifyInstance, metrics: Metrics, access: MetricsAccess, host: string): void {
  const { token, port } = access;
  if (port !== undefined) serveAside(app, metrics, access, host);
  app.get('/metrics', { config: { anyHost: true, quiet: true } }, async (request, reply) => {
    const allowed = port === undefined && token !== undefined && hasToken(request.headers.authorization, token);
    if (!allowed) return refuse(reply, 404);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}
