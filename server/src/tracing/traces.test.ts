import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { setAdapter } from '@/services/server/adapter';
import { tracedCall } from '@/services/server/tracing';
import { createAdapter } from '../adapter/adapter';
import { startBackend, type Listener } from '../testing/backend';
import { createTenants } from '../tenants/tenants';
import { createTestHost, ENV, LISTS, SITE } from '../testing/testHost';
import { createTraces } from './traces';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

/** A traced host whose pages make one call to the backend while they render, and its spans as a tree. */
async function tracedHost(t: TestContext, listener: Listener, trustProxy: (typeof ENV)['trustProxy'] = false) {
  const seen: (string | undefined)[] = [];
  const { origin } = await startBackend(t, (request, response) => {
    seen.push(request.headers.traceparent as string | undefined);
    return listener(request, response);
  });
  const exporter = new InMemorySpanExporter();
  const tenants = createTenants(new Map([['brand.example', origin]]), [SITE], origin);
  const processor = new SimpleSpanProcessor(exporter);
  const traces = createTraces({ processor, tenants, lists: LISTS, publicOrigin: ENV.publicOrigin });
  const world = createTestHost({
    env: { ...ENV, trustProxy },
    tenants,
    traces,
    handler: async (request, response) => {
      const facts = { method: 'GET', origin, path: '/api/core/casino/games?secret=1' };
      const answer = await tracedCall(facts, async (headers) => fetch(`${origin}/data`, { headers })).catch(() => null);
      if (request.url === '/profile') throw new Error('cannot render http://x/?at=secret');
      if (!answer?.ok) response.setHeader('x-render-degraded', '1');
      response.end('page');
    },
  });
  t.after(() => traces.close());
  const spans = () => exporter.getFinishedSpans();
  const treeOf = (parent?: ReadableSpan): string[] =>
    spans()
      .filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent?.spanContext().spanId)
      .flatMap((span) => [span.name, ...treeOf(span).map((line) => `  ${line}`)]);
  /** The spans by name once there are so many. */
  const named = async (count: number) => {
    for (let tries = 0; spans().length < count && tries < 400; tries++) await sleep(5);
    assert.equal(spans().length, count, treeOf().join('\n'));
    return (name: string) => spans().find((span) => span.name === name)!;
  };
  return { ...world, origin, exporter, seen, spans, treeOf: () => treeOf(), named };
}

const fine: Listener = (_request, response) => response.end('{}');

test('a page is a request, its render, and the calls of that; with one id in the traces and at the backend', async (t) => {
  const { get, named, treeOf, seen } = await tracedHost(t, fine);
  await get('/de/casino/games/kraken-tides?at=secret', { host: 'brand.example', cookie: 'token=secret' });
  const span = await named(3);
  const route = '/casino/games/[game]';
  assert.deepEqual(treeOf(), [`GET ${route}`, `  render ${route}`, '    GET /api/core/casino/games']);
  const request = span(`GET ${route}`);
  assert.deepEqual(request.attributes, {
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': route,
    'network.protocol.version': '1.1',
    'server.address': 'brand.example',
    'url.path': '/de/casino/games/kraken-tides',
    'url.scheme': 'http',
    'baize.brand': 'brand.example',
    'baize.cache': 'miss',
    'baize.language': 'de',
  });
  const call = span('GET /api/core/casino/games');
  const { traceId, spanId } = call.spanContext();
  assert.deepEqual(seen, [`00-${traceId}-${spanId}-01`]);
  assert.equal(traceId, request.spanContext().traceId);
  assert.equal(call.attributes['http.response.status_code'], 200);
  assert.doesNotMatch(JSON.stringify([request, call].map(({ attributes, name }) => [attributes, name])), /secret/);
});

test('a cached page is a request alone; a stale one has the render that follows it', async (t) => {
  const { get, named, treeOf, exporter, clock } = await tracedHost(t, fine);
  await get('/casino');
  await named(3);
  exporter.reset();
  await get('/casino');
  const span = await named(1);
  assert.deepEqual(treeOf(), ['GET /casino']);
  assert.equal(span('GET /casino').attributes['baize.cache'], 'hit');
  exporter.reset();
  clock.now += 6_000;
  await get('/casino');
  const later = await named(3);
  assert.equal(later('GET /casino').attributes['baize.cache'], 'stale');
  assert.deepEqual(treeOf(), ['GET /casino', '  render /casino', '    GET /api/core/casino/games']);
});

test('whoever waits for the render of another request is linked to it', async (t) => {
  let release = () => undefined as void;
  const { get, named, seen, spans } = await tracedHost(t, (_request, response) => {
    release = () => void response.end('{}');
  });
  const first = get('/casino');
  while (seen.length === 0) await sleep(5);
  const second = get('/casino');
  await sleep(20);
  release();
  await Promise.all([first, second]);
  await named(4);
  const render = spans().find(({ name }) => name === 'render /casino')!;
  const waited = spans().find(({ links }) => links.length > 0)!;
  assert.equal(waited.name, 'GET /casino');
  assert.deepEqual(waited.links[0]!.context, render.spanContext());
  assert.notEqual(waited.spanContext().traceId, render.spanContext().traceId);
});

test('a call of a browser is a request and the call behind it; visitors cannot choose its trace', async (t) => {
  const { get, named, treeOf, seen, log } = await tracedHost(t, fine);
  const traceparent = `00-${TRACE}-${PARENT}-01`;
  await get('/api/user/get-user-details?at=secret', { authorization: 'Bearer secret', traceparent });
  const span = await named(2);
  assert.deepEqual(treeOf(), ['GET /api/user/get-user-details', '  GET /api/user/get-user-details']);
  const { traceId } = span('GET /api/user/get-user-details').spanContext();
  assert.notEqual(traceId, TRACE);
  assert.match(seen[0]!, new RegExp(`^00-${traceId}-`));
  while (!log.some((line) => line.includes('"answered"'))) await sleep(5);
  assert.equal(
    (JSON.parse(log.find((line) => line.includes('"answered"'))!) as { trace_id: string }).trace_id,
    traceId,
  );
});

test('a trusted proxy chooses the trace, and whether it is kept', async (t) => {
  const { get, named, seen, spans } = await tracedHost(t, fine, ['loopback']);
  await get('/api/x', { traceparent: `00-${TRACE}-${PARENT}-01` });
  const span = await named(2);
  assert.equal(span('GET /api/x').spanContext().traceId, TRACE);
  await get('/api/x', { traceparent: `00-${TRACE.replace('0', '1')}-${PARENT}-00` });
  assert.match(seen[1]!, /^00-1af7651916cd43dd8448eb211c80319c-[\da-f]{16}-00$/);
  assert.equal(spans().length, 2);
});

test('a backend that fails shows in its span, and the id of the log and of the trace is what a player can quote', async (t) => {
  const { get, named, log } = await tracedHost(t, (_request, response) => response.socket?.destroy());
  const { statusCode, headers } = await get('/api/x');
  assert.equal(statusCode, 502);
  const span = await named(2);
  const { traceId } = span('GET /api/x').spanContext();
  assert.equal(headers['x-request-id'], traceId);
  while (!log.some((line) => line.includes('"answered"'))) await sleep(5);
  assert.ok(
    log.every((line) => (JSON.parse(line) as { trace_id?: string }).trace_id === traceId),
    log.join(''),
  );
});

test('a render that fails has its error, without what could be secret in it', async (t) => {
  const { get, named, log } = await tracedHost(t, fine);
  const { statusCode, headers, body } = await get('/profile');
  assert.equal(statusCode, 503);
  const span = await named(3);
  const render = span('render /profile');
  assert.equal(render.events[0]?.attributes?.['exception.message'], 'cannot render http://x/');
  assert.equal(render.status.code, 2);
  const { traceId } = render.spanContext();
  assert.equal(headers['x-request-id'], traceId);
  assert.ok(body.includes(traceId));
  const line = JSON.parse(log.find((text) => text.includes('render failed'))!) as { trace_id: string };
  assert.equal(line.trace_id, traceId);
});

test('a call that the adapter answers has a span of its own, and its fetches below', async (t) => {
  const { get, named, treeOf, seen } = await tracedHost(t, fine);
  const create = () => ({
    studios: async (_request: unknown, fetch: (path: string) => Promise<Response>) => (await fetch('/v2/me/7')).json(),
  });
  setAdapter(createAdapter({ create: create as never, hosts: [], strict: false, onAnswer: () => undefined }));
  t.after(() => setAdapter(undefined));
  await get('/api/core/casino/studios');
  await named(3);
  assert.deepEqual(treeOf(), ['GET /api/core/casino/studios', '  adapter studios', '    GET /v2/me/*']);
  assert.equal(seen.length, 1);
  assert.match(seen[0]!, /^00-/);
});

test('probes, files of the build and polls of the socket are not traced', async (t) => {
  const { get, spans } = await tracedHost(t, fine);
  for (const url of ['/healthz', '/readyz', '/metrics', '/_next/static/x.js', '/socket.io/?EIO=4']) await get(url);
  await sleep(20);
  assert.equal(spans().length, 0);
});
