import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTenants } from '../tenants/tenants';
import { startBackend } from '../testing/backend';
import { createGate } from '../testing/gate';
import { createTestHost, ENV, SITE } from '../testing/testHost';

test('with all places for renders taken, new pages get 503, known ones and the API are answered', async (t) => {
  const { origin } = await startBackend(t, (_request, response) => response.end('{}'));
  const { get, site, clock } = createTestHost({
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
  assert.match((await get('/metrics')).body, /^pages_shed_total 2$/m);
  gate.open();
  for (const page of await Promise.all(running)) assert.equal(page.statusCode, 200);
  assert.equal((await get('/casino?page=3')).statusCode, 200);
});

test('under pressure of the process the same holds, and it ends with the pressure', async () => {
  const { host, get } = createTestHost({ env: { ...ENV, shed: { ...ENV.shed, eventLoopDelayMs: 200 } } });
  await get('/casino');
  const block = () => {
    const end = performance.now() + 1_500;
    while (performance.now() < end);
  };
  // The delay is averaged over a second, and how many idle moments that includes depends on the machine.
  for (let round = 0; round < 10 && !host.isUnderPressure(); round++) {
    block();
    await sleep(20);
  }
  assert.ok(host.isUnderPressure());
  assert.equal((await get('/casino?page=1')).statusCode, 503);
  assert.equal((await get('/casino')).statusCode, 200);
  // A pause of the machine also counts as pressure, so the request is repeated until it has passed.
  let status = 503;
  for (let round = 0; round < 60 && status === 503; round++) {
    await sleep(1_000);
    status = (await get('/casino?page=1')).statusCode;
  }
  assert.equal(status, 200);
});
