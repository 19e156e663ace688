import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as open, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTenants } from '../tenants/tenants';
import { ask, startBackend, type Answer, type Listener, type Question } from '../testing/backend';
import { createGate } from '../testing/gate';
import { createTestHost, ENV, SITE } from '../testing/testHost';

/** More than the connections to one backend. */
const CROWD = 140;
/** Longer than any test may take: a test that waits for it fails. */
const NEVER_MS = 600_000;
const LIMIT = { timeout: 240_000 };
const PATIENT = { graceMs: NEVER_MS, bytesPerSecond: 1, maxBytes: 2 ** 26 };
const ONE_ADDRESS = () => '198.51.100.7';
const MANY_ADDRESSES = (index: number) => `203.0.113.${index}`;
const PLACES = [
  ['one address', ONE_ADDRESS],
  ['many addresses', MANY_ADDRESSES],
] as const;

type Options = { calls?: Partial<(typeof ENV)['calls']>; timeoutMs?: number };

/** A host that trusts x-forwarded-for, in front of the test's own backend. */
async function listening(t: TestContext, listener: Listener, { calls, timeoutMs = NEVER_MS }: Options = {}) {
  const { origin } = await startBackend(t, listener);
  const limits = { ...ENV.calls, body: PATIENT, ...calls };
  const env = { ...ENV, trustProxy: ['loopback'], backendTimeoutMs: timeoutMs, calls: limits };
  const { host, metrics } = createTestHost({ tenants: createTenants(new Map(), [SITE], origin), env });
  t.after(() => {
    host.server.closeAllConnections();
    return host.close();
  });
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const call = (target: string, from: string, { headers, ...question }: Question = {}) =>
    ask(port, target, { ...question, headers: { host: SITE, 'x-forwarded-for': from, ...headers } });
  /** Waits until the metrics contain a line. */
  const shown = async (line: string) => {
    while (!(await metrics()).body.split('\n').includes(line)) await sleep(20);
  };
  return { port, call, shown };
}

/** A backend that answers with the length of the body; calls to /api/hung wait until `release` is called. */
function createBackend() {
  const { passed, open: release } = createGate();
  const backend = { seen: new Set<string>(), hung: 0, release };
  const listener: Listener = async (request, response) => {
    backend.seen.add(`${request.method} ${request.url}`);
    const body = await text(request).catch(() => '');
    if (request.url!.startsWith('/api/hung')) {
      backend.hung++;
      await passed;
    }
    response.end(String(body.length));
  };
  return Object.assign(backend, { listener });
}

/** Resolves with the first `count` answers; the others may take longer. */
async function first(count: number, answers: readonly Promise<Answer>[]): Promise<Answer[]> {
  const come: Answer[] = [];
  for (const answer of answers) answer.then((one) => come.push(one)).catch(() => undefined);
  while (come.length < count) await sleep(5);
  return come;
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const crowd = <T>(count: number, one: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));

/** Sends the head and the start of a body, then stops; records the answer. */
function sendSlowly(t: TestContext, port: number, from: string, { length, start }: { length: number; start: number }) {
  const socket = connect(port, '127.0.0.1');
  const sender = { socket, answer: '', closed: once(socket, 'close') };
  t.after(() => socket.destroy());
  socket.on('data', (chunk: Buffer) => (sender.answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(`POST /api/user/login HTTP/1.1\r\nhost: ${SITE}\r\nx-forwarded-for: ${from}\r\n`);
  socket.write(`content-length: ${length}\r\n\r\n${'x'.repeat(start)}`);
  return sender;
}

for (const [place, from] of PLACES) {
  test(`C01 ${CROWD} slow senders from ${place} reach no backend and hold nobody up`, LIMIT, async (t) => {
    const { listener, seen } = createBackend();
    const { port, call, shown } = await listening(t, listener);
    crowd(CROWD, (index) => sendSlowly(t, port, from(index), { length: 100_000, start: 1 }));
    await shown(`proxy_calls{lane="bodies"} ${CROWD}`);
    for (const address of [from(0), '192.0.2.1']) {
      assert.equal((await call('/api/user/limits', address)).status, 200);
      assert.equal((await call('/api/user/limits', address, { method: 'POST', body: '{}' })).body, '2');
    }
    assert.deepEqual([...seen], ['GET /api/user/limits', 'POST /api/user/limits']);
  });

  test(`C01 ${CROWD} slow uploads from ${place} hold no other call up`, LIMIT, async (t) => {
    const { port, call, shown } = await listening(t, createBackend().listener);
    crowd(CROWD, (index) => sendSlowly(t, port, from(index), { length: 25_000_000, start: 20_000 }));
    await shown(`proxy_calls{lane="uploads"} ${from === ONE_ADDRESS ? 16 : 32}`);
    assert.equal((await call('/api/user/limits', from(0))).status, 200);
    assert.equal((await call('/api/user/limits', from(0), { method: 'POST', body: '{}' })).body, '2');
  });

  test(`C01 ${CROWD} calls to a hung endpoint from ${place}: it gets 50, others are answered`, LIMIT, async (t) => {
    const backend = createBackend();
    const { call, shown } = await listening(t, backend.listener);
    const answers = crowd(CROWD, (index) => call('/api/hung', from(index)));
    // At most 64 calls of one address may wait.
    const waiting = from === ONE_ADDRESS ? 64 : 90;
    await shown('proxy_calls{lane="calls"} 50');
    await shown(`proxy_calls_waiting{lane="calls"} ${waiting}`);
    assert.equal((await call('/api/user/limits', from(0))).status, 200);
    assert.equal(backend.hung, 50);
    backend.release();
    const times = (status: number) => statusesOf(done).filter((one) => one === status).length;
    const done = await Promise.all(answers);
    assert.deepEqual([times(200), times(429)], [50 + waiting, 90 - waiting]);
  });
}

test('C01 bodies that trickle are cut with 408, at their beginning and while they stream', LIMIT, async (t) => {
  const { listener } = createBackend();
  const body = { graceMs: 500, bytesPerSecond: 20_000, maxBytes: 2 ** 26 };
  const { port, shown } = await listening(t, listener, { calls: { body } });
  const senders = crowd(10, (index) => {
    const start = index % 2 ? 1 : 20_000;
    return sendSlowly(t, port, ONE_ADDRESS(), { length: 1_000_000, start });
  });
  const trickle = setInterval(() => senders.forEach(({ socket }) => socket.writable && socket.write('x')), 100);
  t.after(() => clearInterval(trickle));
  await Promise.all(senders.map(({ closed }) => closed));
  for (const { answer } of senders) assert.match(answer, /^HTTP\/1\.1 408 [^]*"code":"REQUEST_TIMEOUT"/);
  await shown('proxy_refused_total{reason="slow"} 10');
  for (const lane of ['bodies', 'uploads']) await shown(`proxy_calls{lane="${lane}"} 0`);
});

test('C01 a call that waits is answered 504 after BACKEND_TIMEOUT_MS', LIMIT, async (t) => {
  const { port, call, shown } = await listening(t, createBackend().listener, { calls: { uploads: 1 }, timeoutMs: 300 });
  sendSlowly(t, port, '192.0.2.1', { length: 1_000_000, start: 20_000 });
  await shown('proxy_calls{lane="uploads"} 1');
  const { status, headers, body } = await call('/api/x', '192.0.2.2', { method: 'POST', body: Buffer.alloc(20_000) });
  assert.deepEqual([status, headers['retry-after']], [504, '5']);
  assert.deepEqual(JSON.parse(body), { code: 'BACKEND_TIMEOUT', message: 'Service Unavailable' });
  await shown('proxy_refused_total{reason="late"} 1');
});

test('C01 an answer gets only what the wait has left of BACKEND_TIMEOUT_MS', LIMIT, async (t) => {
  const held = createGate();
  const listener: Listener = (request, response) =>
    request.url === '/api/held' && held.passed.then(() => response.end());
  const { call, shown } = await listening(t, listener, { calls: { calls: 1 }, timeoutMs: 3_000 });
  void call('/api/held', '192.0.2.1');
  await shown('proxy_calls{lane="calls"} 1');
  const ended: string[] = [];
  const waited = call('/api/never', '192.0.2.2').finally(() => ended.push('waited'));
  await sleep(1_000);
  const later = call('/api/never', '192.0.2.3', { method: 'POST', body: Buffer.alloc(20_000) });
  void later.finally(() => ended.push('begun a second later, never waited'));
  await sleep(1_600);
  held.open();
  assert.equal((await waited).status, 504);
  assert.deepEqual(ended, ['waited']);
  await later;
});

test('C01 an upload streams: the backend reads while the sender still sends', LIMIT, async (t) => {
  const begun = createGate();
  const { port } = await listening(t, async (request, response) => {
    request.once('data', begun.open);
    response.end(String((await text(request)).length));
  });
  const headers = { host: SITE };
  const sent = open({
    host: '127.0.0.1',
    port,
    path: '/api/user/upload-document',
    method: 'POST',
    headers,
    agent: false,
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(Buffer.alloc(20_000));
  await begun.passed;
  sent.end(Buffer.alloc(200_000));
  const [answer] = await answered;
  assert.deepEqual([answer.statusCode, await text(answer)], [200, '220000']);
});

test(
  'C01 an address has its share of the connections, a network of IPv6 as one, and may have as many wait',
  LIMIT,
  async (t) => {
    const { listener, release } = createBackend();
    const { call, shown } = await listening(t, listener, { calls: { calls: 8 } });
    const answers = crowd(20, (index) => call(`/api/hung/${index}`, `2001:db8:1:2::${index}`));
    const [refused] = await first(12, answers);
    await shown('proxy_calls{lane="calls"} 4');
    await shown('proxy_calls_waiting{lane="calls"} 4');
    assert.deepEqual([refused!.status, refused!.headers['retry-after']], [429, '5']);
    assert.deepEqual(JSON.parse(refused!.body), { code: 'TOO_MANY_CALLS', message: 'Too many calls at once' });
    await shown('proxy_refused_total{reason="address"} 12');
    assert.equal((await call('/api/user/limits', '2001:db8:1:3::1')).status, 200);
    release();
    assert.equal(statusesOf(await Promise.all(answers)).filter((status) => status === 200).length, 8);
  },
);

test('C01 a session has its limit from wherever it calls', LIMIT, async (t) => {
  const backend = createBackend();
  const { call, shown } = await listening(t, backend.listener, { calls: { perSession: 3 } });
  const headers = { authorization: 'Bearer token' };
  const answers = crowd(10, (index) => call('/api/hung', MANY_ADDRESSES(index), { headers }));
  assert.deepEqual(statusesOf(await first(4, answers)), [429, 429, 429, 429]);
  await shown('proxy_refused_total{reason="session"} 4');
  assert.equal((await call('/api/user/limits', MANY_ADDRESSES(0))).status, 200);
  assert.equal(backend.hung, 3);
});

test('C01 beyond the bound of the queue calls are refused with 503', LIMIT, async (t) => {
  const { call, shown } = await listening(t, createBackend().listener, { calls: { calls: 2, waiting: 3 } });
  const refused = await first(
    4,
    crowd(9, (index) => call('/api/hung', MANY_ADDRESSES(index))),
  );
  assert.deepEqual(statusesOf(refused), [503, 503, 503, 503]);
  await shown('proxy_refused_total{reason="full"} 4');
});

test('C01 long polls have connections of their own, of which an address has its share', LIMIT, async (t) => {
  const { listener } = createBackend();
  const poll = '/socket.io/?EIO=4&transport=polling';
  const hangPolls: Listener = (request, response) => request.url !== poll && listener(request, response);
  const { call, shown } = await listening(t, hangPolls, { calls: { calls: 2, polls: 6 } });
  const polls = crowd(8, () => call(poll, '192.0.2.1'));
  assert.deepEqual(statusesOf(await first(2, polls)), [429, 429]);
  await shown('proxy_calls{lane="polls"} 3');
  assert.equal((await call('/api/user/limits', '192.0.2.1')).status, 200);
});

test('C01 a connection comes free whatever becomes of its call', LIMIT, async (t) => {
  const answer: Listener = (request, response) => {
    const target = request.url!;
    if (target === '/api/gone') request.socket.destroy();
    else if (target === '/api/large') response.end(Buffer.alloc(20_000_000));
    else if (target !== '/api/hung') response.writeHead(Number(target.slice(-3))).end();
  };
  const limits = { calls: 1, uploads: 1, perAddress: 1 };
  const { port, call, shown } = await listening(t, answer, { calls: limits, timeoutMs: 2_000 });
  const hangUp = async (target: string, body = '') => {
    const socket = connect(port, '127.0.0.1');
    const length = body && `content-length: ${body.length * 2}\r\n`;
    socket.write(`${body ? 'POST' : 'GET'} ${target} HTTP/1.1\r\nhost: ${SITE}\r\n${length}\r\n${body}`);
    await shown(`proxy_calls{lane="${body ? 'uploads' : 'calls'}"} 1`);
    socket.destroy();
  };
  for (const status of [200, 204, 304, 404, 500]) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      assert.equal((await call(`/api/${status}`, '192.0.2.1', { method })).status, status);
    }
  }
  assert.equal((await call('/api/gone', '192.0.2.1')).status, 502);
  await hangUp('/api/large');
  await hangUp('/api/hung', 'x'.repeat(20_000));
  await hangUp('/api/hung');
  for (const lane of ['calls', 'uploads']) await shown(`proxy_calls{lane="${lane}"} 0`);
});
