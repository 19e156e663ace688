import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestHost, ENV, SITE } from '../testing/testHost';

test('the cache, the renders and the event loop are counted', async () => {
  const { get, site, clock } = createTestHost();
  await get('/casino');
  await get('/casino');
  clock.now += 6_000;
  site.mode = 'degraded';
  await get('/casino');
  while (!(await get('/metrics')).body.includes('event="kept"')) await sleep(10);
  const { body, headers } = await get('/metrics');
  assert.match(String(headers['content-type']), /^text\/plain/);
  for (const [event, times] of Object.entries({ hit: 1, miss: 1, stale: 1, failed: 1, kept: 1 })) {
    assert.match(body, new RegExp(`^page_cache_events_total\\{event="${event}"\\} ${times}$`, 'm'), event);
  }
  assert.match(body, /^page_render_seconds_count 2$/m);
  assert.match(body, /^page_cache_pages 1$/m);
  assert.match(body, /^nodejs_eventloop_lag_seconds /m);
});

test('metrics are for this machine, and with a token for its holder alone; for others there are none', async () => {
  const { host, get } = createTestHost();
  assert.equal((await get('/metrics')).statusCode, 200);
  assert.equal((await get('/metrics', { host: '10.0.0.3:3000' })).statusCode, 200);
  const foreign = await host.inject({ url: '/metrics', headers: { host: SITE }, remoteAddress: '10.0.0.9' });
  assert.equal(foreign.statusCode, 404);
  for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
    assert.equal((await get('/metrics', { [name]: '127.0.0.1' })).statusCode, 404, name);
  }

  const guarded = createTestHost({ env: { ...ENV, metricsToken: 'm-token' } });
  assert.equal((await guarded.get('/metrics')).statusCode, 404);
  assert.equal((await guarded.get('/metrics', { authorization: 'Bearer m-tokem' })).statusCode, 404);
  assert.equal((await guarded.get('/metrics', { authorization: 'Bearer m-token' })).statusCode, 200);
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
