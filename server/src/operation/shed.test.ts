import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTenants } from '../tenants/tenants';
import { startBackend } from '../testing/backend';
import { createGate } from '../testing/gate';
import { createTestHost, ENV, SITE } from '../testing/testHost';

test('with all places for renders taken, new pages get 503, known ones and the API are answered', async (t) => {
  const { origin } = await startBackend(t, (_request, response) => response.end('{}'));
  const { get, metrics, site, clock } = createTestHost({
    tenants: createTenants(new Map(), [SITE], origin),
    env: { ...ENV, shed: { ...ENV.shed, renders: 2 } },
  });
  await get('/casino');
  clock.now += 3_600_000;
  const gate = createGate();
  site.held = gate.passed;
  const running = [get('/casino?page=1'), get('/casino?page=2')];
  while (site.renders.length < 3) await sleep(5);
  const refused = await get('/casino?page=3');
  assert.equal(refused.statusCode, 503, 'it waits for no render: none can end');
  assert.equal(refused.headers['retry-after'], '5');
  assert.equal((await get('/casino')).statusCode, 200, 'an hour old, but a good copy');
  assert.equal((await get('/api/x')).statusCode, 200);
  assert.match((await metrics()).body, /^pages_shed_total 2$/m);
  gate.open();
  for (const page of await Promise.all(running)) assert.equal(page.statusCode, 200);
  assert.equal((await get('/casino?page=3')).statusCode, 200);
});

test('under pressure of the process new pages get 503, everything cheap is answered', async () => {
  const { host, get } = createTestHost({ env: { ...ENV, shed: { ...ENV.shed, heapBytes: 1 } } });
  await host.ready();
  // The monitor reads the heap, which is larger than a byte, once a second.
  while (!host.isUnderPressure()) await sleep(50);
  assert.equal((await get('/casino?page=1')).statusCode, 503);
  assert.equal((await get('/healthz')).statusCode, 200);
});

test('C03: the delay of the event loop reaches the limit of renders', async () => {
  const shed = { ...ENV.shed, renders: 8, eventLoopDelayMs: 5 };
  const { get, host, site } = createTestHost({ env: { ...ENV, shed } });
  await host.ready();
  const gate = createGate();
  site.held = gate.passed;
  const running = ['1', '2', '3', '4'].map((page) => get(`/casino?page=${page}`));
  while (site.renders.length < 4) await sleep(5);
  gate.open();
  await Promise.all(running);

  const second = createGate();
  site.held = second.passed;
  // A loop that is busy for 50 ms of every 51 ms: two renders are left, whatever else the machine does.
  const busy = setInterval(() => {
    const end = performance.now() + 50;
    while (performance.now() < end);
  }, 1);
  await sleep(1_000);
  const asked = ['5', '6', '7'].map((page) => get(`/casino?page=${page}`).then(({ statusCode }) => statusCode));
  assert.equal(await Promise.race(asked), 503);
  clearInterval(busy);
  second.open();
  assert.deepEqual((await Promise.all(asked)).toSorted(), [200, 200, 503]);
});
