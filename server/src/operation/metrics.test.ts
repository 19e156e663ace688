import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../testing/backend';
import { createTestHost, ENV } from '../testing/testHost';

test('the cache, the renders and the event loop are counted', async () => {
  const { get, metrics, site, clock } = createTestHost();
  await get('/casino');
  await get('/casino');
  clock.now += 6_000;
  site.mode = 'degraded';
  await get('/casino');
  while (!(await metrics()).body.includes('event="kept"')) await sleep(10);
  const { body, headers } = await metrics();
  assert.match(String(headers['content-type']), /^text\/plain/);
  for (const [event, times] of Object.entries({ hit: 1, miss: 1, stale: 1, failed: 1, kept: 1 })) {
    assert.match(body, new RegExp(`^page_cache_events_total\\{event="${event}"\\} ${times}$`, 'm'), event);
  }
  assert.match(body, /^page_render_seconds_count 2$/m);
  assert.match(body, /^page_cache_pages 1$/m);
  assert.match(body, /^nodejs_eventloop_lag_seconds /m);
});

test('answers are timed by kind and class of their status, cached pages and probes are not', async () => {
  const { get, metrics } = createTestHost();
  for (const url of ['/casino', '/casino', '/nothing', '/api/x', '/_next/static/none.js', '/healthz']) await get(url);
  const { body } = await metrics();
  const counts = [...body.matchAll(/^answer_seconds_count\{kind="(\w+)",class="(\w+)"\} (\d+)$/gm)];
  assert.deepEqual(counts.map(([, kind, status, times]) => `${kind} ${status} ${times}`).toSorted(), [
    'call 5xx 1',
    'file 4xx 1',
    'page 2xx 1',
    'page 4xx 1',
  ]);
});

test('C11, B16: beside the pages metrics are for the holder of the token alone, wherever a request seems to come from', async () => {
  const { get, metrics } = createTestHost();
  assert.equal((await metrics()).statusCode, 200);
  assert.equal((await get('/metrics')).statusCode, 404);
  for (const authorization of ['', 'Bearer', 'Bearer m-tokem', 'm-token']) {
    assert.equal((await get('/metrics', { authorization })).statusCode, 404, authorization);
  }
  const without = createTestHost({ env: { ...ENV, metrics: { token: undefined, port: undefined } } });
  assert.equal((await without.get('/metrics')).statusCode, 404);
  assert.equal((await without.get('/metrics', { authorization: 'Bearer undefined' })).statusCode, 404);
});

/** A host whose metrics are on a port that the system chose. */
async function aside(t: TestContext, token: string | undefined) {
  const world = createTestHost({ env: { ...ENV, metrics: { token, port: 0 } } });
  await world.host.ready();
  t.after(() => world.host.close());
  const { port } = JSON.parse(world.log.find((line) => line.includes('"metrics"'))!) as { port: number };
  return { ...world, port };
}

test('C11: metrics with a port of their own need no token and are nowhere else', async (t) => {
  const { host, get, port } = await aside(t, undefined);
  const scraped = await ask(port, '/metrics');
  assert.equal(scraped.status, 200);
  assert.match(scraped.body, /^page_cache_pages 0$/m);
  assert.equal((await ask(port, '/casino')).status, 404);
  assert.equal((await get('/metrics')).statusCode, 404);
  await host.close();
  await assert.rejects(ask(port, '/metrics'), { code: 'ECONNREFUSED' });

  const guarded = await aside(t, 'm-token');
  assert.equal((await ask(guarded.port, '/metrics')).status, 404);
  assert.equal((await ask(guarded.port, '/metrics', { headers: { authorization: 'Bearer m-token' } })).status, 200);
});

test('probes answer whatever the host', async () => {
  const { get, readiness } = createTestHost();
  const anywhere = { host: '10.0.0.3:3000' };
  assert.deepEqual((await get('/healthz', anywhere)).json(), { status: 'ok' });
  assert.deepEqual((await get('/readyz', anywhere)).json(), { status: 'ready' });
  readiness.ready = false;
  assert.equal((await get('/readyz', anywhere)).statusCode, 503);
  assert.equal((await get('/healthz', anywhere)).statusCode, 200);
});
