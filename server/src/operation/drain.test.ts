import assert from 'node:assert/strict';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../testing/backend';
import { createGate } from '../testing/gate';
import { createTestHost, SITE } from '../testing/testHost';
import { createDrain } from './drain';

/** These tests would hang if the server did not close. */
const ENDS = { timeout: 120_000 };
const TIMES = { delayMs: 0, patienceMs: 10_000 };

test('draining: not ready first, running requests end, the door is closed, the exit code is given', ENDS, async () => {
  const { host, site, readiness, get } = createTestHost();
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const codes: number[] = [];
  const [delay, render] = [createGate(), createGate()];
  const waited: number[] = [];
  const wait = (ms: number) => (waited.push(ms), delay.passed);
  const drain = createDrain({ app: host, readiness, ...TIMES, delayMs: 200, exit: (code) => codes.push(code), wait });
  site.held = render.passed;
  const headers = { host: SITE };
  const running = ask(port, '/casino', { headers });
  while (site.renders.length === 0) await sleep(5);
  const drained = drain(0);
  void drain(1);
  assert.equal((await get('/readyz')).statusCode, 503);
  assert.equal((await ask(port, '/readyz', { headers })).status, 503);
  assert.equal((await ask(port, '/healthz', { headers })).status, 200);
  delay.open();
  const isOpen = () => ask(port, '/healthz', { headers }).then(Boolean, () => false);
  while (await isOpen()) await sleep(5);
  render.open();
  assert.equal((await running).status, 200);
  await drained;
  assert.deepEqual([codes, waited], [[0], [200]]);
  await assert.rejects(ask(port, '/healthz', { headers }), { code: 'ECONNREFUSED' });
});

test('a connection that was kept open does not hold the exit back, however long it could live', ENDS, async () => {
  const { host, readiness } = createTestHost();
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/casino', headers: { host: SITE }, agent };
    httpGet(options, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
  const codes: number[] = [];
  await createDrain({ app: host, readiness, ...TIMES, exit: (code) => codes.push(code) })(0);
  assert.deepEqual(codes, [0], 'it ended before its patience did');
  agent.destroy();
});

test('a visitor who goes on asking over an open connection is told to leave it, before it is cut', ENDS, async () => {
  const { host, readiness } = createTestHost();
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const again = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: '/casino', headers: { host: SITE }, agent };
      httpGet(options, (response) => response.resume().on('end', () => resolve(response))).on('error', reject);
    });
  let times = 0;
  const visitor = (async () => {
    for (;;) {
      const { statusCode, headers } = await again();
      assert.equal(statusCode, 200);
      times += 1;
      if (headers.connection === 'close') return;
    }
  })();
  while (times < 10) await Promise.race([visitor, sleep(5)]);
  const codes: number[] = [];
  const exit = (code: number) => codes.push(code);
  await createDrain({ app: host, readiness, ...TIMES, exit, wait: () => visitor })(0);
  assert.deepEqual(codes, [0]);
  assert.ok(times > 10);
  agent.destroy();
});

test('what does not end is cut off, once as long has passed as a call may take after the delay', async (t) => {
  const { host, readiness } = createTestHost();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const codes: number[] = [];
  const delay = createGate();
  host.addHook('onClose', () => new Promise(() => {}));
  await host.ready();
  const exit = (code: number) => codes.push(code);
  void createDrain({ app: host, readiness, ...TIMES, delayMs: 6_000, exit, wait: () => delay.passed })(0);
  t.mock.timers.tick(20_000);
  delay.open();
  await delay.passed;
  await Promise.resolve();
  t.mock.timers.tick(9_999);
  assert.deepEqual(codes, []);
  t.mock.timers.tick(1);
  assert.deepEqual(codes, [1]);
});
