import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { startBackend } from '../testing/backend';
import { createTenants } from '../tenants/tenants';
import { createTestHost, ENV, SITE } from '../testing/testHost';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

/** All but the API, which prom-client brings. */
const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((file) => /@opentelemetry\/(?!api\/)/.test(file));

test('without traces no package of OpenTelemetry is loaded, and backends are told of none', async (t) => {
  const seen: (string | undefined)[] = [];
  const { origin } = await startBackend(t, (request, response) => {
    seen.push(request.headers.traceparent as string | undefined);
    response.end('{}');
  });
  const { get } = createTestHost({ tenants: createTenants(new Map(), [SITE], origin) });
  for (const url of ['/casino', '/casino', '/api/x']) assert.equal((await get(url, { traceparent })).statusCode, 200);
  assert.deepEqual(seen, [undefined]);
  assert.deepEqual(loaded(), []);
  await import('./otlp');
  assert.notDeepEqual(loaded(), [], 'they would be seen here');
});

test('without traces too a refused request, its log line and its error page have one id, a new one for each', async () => {
  const { get, log } = createTestHost();
  const ids = [];
  for (let call = 0; call < 2; call++) ids.push(String((await get('/api/x', { traceparent })).headers['x-request-id']));
  assert.notEqual(ids[0], ids[1]);
  for (const id of ids) {
    assert.match(id, /^[\da-f]{32}$/);
    assert.notEqual(id, TRACE);
    assert.ok(log.some((line) => (JSON.parse(line) as { trace_id?: string }).trace_id === id));
  }
  assert.equal((await get('/casino')).headers['x-request-id'], undefined);
});

test('the id is that of a trusted proxy’s trace, so that its log and this one agree', async () => {
  for (const [trustProxy, isTaken] of [
    [true, true],
    [1, true],
    [['loopback'], true],
    [['10.0.0.0/8'], false],
    [false, false],
  ] as const) {
    const { get } = createTestHost({ env: { ...ENV, trustProxy: trustProxy as (typeof ENV)['trustProxy'] } });
    const { headers } = await get('/api/x', { traceparent });
    assert.equal(headers['x-request-id'] === TRACE, isTaken, String(trustProxy));
  }
  const { get } = createTestHost({ env: { ...ENV, trustProxy: true } });
  for (const wrong of ['', 'x', `ff-${TRACE}-b7ad6b7169203331-01`, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])
    assert.notEqual((await get('/api/x', { traceparent: wrong })).headers['x-request-id'], TRACE);
});
