import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Hurdle } from '../calls/gate';
import { LANES, type Lanes } from '../calls/lanes';
import type { CacheEvent } from '../cache/pageCache';
import { refuse } from '../answers/refusals';

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
    help: 'Calls to the second level that failed',
    registers,
  });
  const callsRefused = new Counter({
    name: 'proxy_refused_total',
    help: 'Calls not passed on: too many of an address or session, full (queue), late (waited too long), slow (body)',
    labelNames: ['reason'] as const,
    registers,
  });
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time of a render, failed ones included',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  return {
    registry,
    count: (event: CacheEvent) => events.inc({ event }),
    shed: () => shed.inc(),
    sharedError: () => sharedErrors.inc(),
    callRefused: (reason: Hurdle) => callsRefused.inc({ reason }),
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

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the request comes directly from this machine; behind a local proxy every request would look local. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return forwarded === undefined && LOOPBACK.has(socket.remoteAddress ?? '');
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Serves /metrics to this machine or to the holder of the token; 404 for anybody else. */
export function addMetrics(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  app.get('/metrics', { config: { anyHost: true, quiet: true } }, async (request, reply) => {
    const allowed = token === undefined ? isLocal(request) : hasToken(request, token);
    if (!allowed) return refuse(reply, 404);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
