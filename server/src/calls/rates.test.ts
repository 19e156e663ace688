import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTenants } from '../tenants/tenants';
import { ask, startBackend, type Question } from '../testing/backend';
import { createTestHost, ENV, SITE } from '../testing/testHost';
import { createRates, type RateClaim } from './rates';

const address = (key: string): RateClaim => ({ kind: 'perAddress', key });
const session = (key: string): RateClaim => ({ kind: 'perSession', key });

test('a minute of calls may come at once, then as many as the time that passes gives; others are not concerned', () => {
  let now = 5_000_000;
  const take = createRates({ perAddress: 60, perSession: 0 }, () => now);
  for (let call = 0; call < 60; call++) assert.equal(take([address('a'), session('x')]), 0);
  assert.equal(take([address('a')]), 1);
  assert.equal(take([address('b')]), 0);
  now += 500;
  assert.equal(take([address('a')]), 1);
  now += 500;
  assert.equal(take([address('a')]), 0);
  assert.equal(take([address('a')]), 1);
  now += 3_600_000;
  for (let call = 0; call < 60; call++) assert.equal(take([address('a')]), 0);
  assert.equal(take([address('a')]), 1);
});

test('a call counts against address and session together or not at all', () => {
  const take = createRates({ perAddress: 100, perSession: 2 }, () => 0);
  const both = [address('a'), session('x')];
  assert.deepEqual([take(both), take(both), take(both), take(both)], [0, 0, 30, 30]);
  for (let call = 0; call < 98; call++) assert.equal(take([address('a')]), 0);
  assert.equal(take([address('a')]), 1);
});

test('without limits nobody waits', () => {
  const take = createRates({ perAddress: 0, perSession: 0 }, () => 0);
  for (let call = 0; call < 1_000; call++) assert.equal(take([address('a'), session('x')]), 0);
});

/** A host in front of a backend that counts what reaches it. */
async function listening(t: TestContext, calls: Partial<(typeof ENV)['calls']>, connections = 0) {
  const seen: string[] = [];
  const { origin } = await startBackend(t, async (request, response) => {
    let length = 0;
    try {
      for await (const chunk of request) length += (chunk as Buffer).length;
    } catch {
      // The host broke off.
      return;
    }
    seen.push(`${request.url} ${length}`);
    response.end('{}');
  });
  const env = { ...ENV, trustProxy: ['loopback'], connections, calls: { ...ENV.calls, ...calls } };
  const world = createTestHost({ tenants: createTenants(new Map(), [SITE], origin), env });
  t.after(() => {
    world.host.server.closeAllConnections();
    return world.host.close();
  });
  const port = Number(new URL(await world.host.listen({ host: '127.0.0.1', port: 0 })).port);
  const call = (url: string, from: string, { headers, ...question }: Question = {}) =>
    ask(port, url, { ...question, headers: { host: SITE, 'x-forwarded-for': from, ...headers } });
  return { ...world, port, call, seen };
}

test('who calls too often gets 429 in the format of errors, with the seconds to wait, and the backend hears nothing', async (t) => {
  const { call, seen, metrics } = await listening(t, { rates: { perAddress: 3, perSession: 2 } });
  const player = { headers: { [ENV.api.sessionHeader]: 'Bearer one' } };
  assert.equal((await call('/api/a', '198.51.100.1', player)).status, 200);
  assert.equal((await call('/api/a', '198.51.100.2', player)).status, 200);
  const third = await call('/api/a', '198.51.100.3', player);
  assert.equal(third.status, 429);
  assert.deepEqual(JSON.parse(third.body), { code: 'TOO_MANY_CALLS', message: 'Too many calls at once' });
  const wait = Number(third.headers['retry-after']);
  assert.ok(wait > 20 && wait <= 30, third.headers['retry-after']);
  assert.equal(third.headers['cache-control'], 'no-store');

  for (const status of [200, 200, 429]) assert.equal((await call('/api/b', '198.51.100.1')).status, status);
  assert.equal((await call('/api/b', '198.51.100.9')).status, 200);
  // A session cannot be changed to get around the limit of the address.
  const other = { headers: { [ENV.api.sessionHeader]: 'Bearer two' } };
  assert.equal((await call('/api/b', '198.51.100.1', other)).status, 429);
  assert.equal(seen.length, 5);
  assert.match((await metrics()).body, /^proxy_refused_total\{reason="rate"\} 3$/m);
});

test('a body beyond the limit is refused with 413, announced or not, and never reaches the backend whole', async (t) => {
  const { call, seen, port } = await listening(t, { body: { ...ENV.calls.body, maxBytes: 1_000_000 } });
  assert.equal(
    (await call('/api/fits', '198.51.100.1', { method: 'POST', body: Buffer.alloc(1_000_000) })).status,
    200,
  );
  const announced = { method: 'POST', headers: { 'content-length': '1000001' }, body: Buffer.alloc(1_000_001) };
  const refused = await call('/api/large', '198.51.100.1', announced).catch(() => null);
  if (refused) assert.deepEqual([refused.status, JSON.parse(refused.body).code], [413, 'BODY_TOO_LARGE']);

  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST /api/chunked HTTP/1.1\r\nhost: ${SITE}\r\ntransfer-encoding: chunked\r\n\r\n`);
  const chunk = Buffer.alloc(100_000, '.');
  for (let count = 0; count < 11; count++) socket.write(`186a0\r\n${chunk.toString()}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 413 /);
  socket.destroy();
  assert.deepEqual(seen, ['/api/fits 1000000']);
});

test('connections beyond the limit are closed and counted; the others work on', async (t) => {
  const { port, call, metrics } = await listening(t, {}, 3);
  const sockets: Socket[] = [];
  t.after(() => sockets.forEach((socket) => socket.destroy()));
  for (let count = 0; count < 2; count++) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
  }
  assert.equal((await call('/api/a', '198.51.100.1')).status, 200);
  const [third, fourth] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  sockets.push(third, fourth);
  await Promise.race([once(third, 'close'), once(fourth, 'close')]);
  while (!(await metrics()).body.includes('connections_dropped_total 1')) await sleep(5);
});
