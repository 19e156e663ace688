import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server as SocketServer } from 'socket.io';
import { WebSocket } from 'ws';
import { readHostEnv } from '../start/env';
import { createTenants } from '../tenants/tenants';
import { ask, startBackend } from '../testing/backend';
import { createTestHost, ENV, SITE } from '../testing/testHost';

const BRAND = 'brand.example';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A listening host with two backends that echo their requests. */
async function listening(t: TestContext, env = ENV) {
  const backends = await Promise.all(
    ['first', 'second'].map((name) =>
      startBackend(t, async (request, response) => {
        const body = await bodyOf(request);
        response.setHeader('cache-control', 'public, max-age=60');
        response.setHeader('content-type', 'application/json');
        response.statusCode = request.url === '/api/busy' ? 503 : request.url === '/api/refused' ? 422 : 200;
        const { method, url, headers } = request;
        asked.push(`${method} ${url}`);
        response.end(JSON.stringify({ name, method, url, headers, bytes: body.length }));
      }),
    ),
  );
  const asked: string[] = [];
  const [first, second] = backends as [(typeof backends)[0], (typeof backends)[0]];
  const tenants = createTenants(new Map([[BRAND, second.origin]]), [SITE], first.origin);
  const world = createTestHost({ tenants, env });
  t.after(() => world.host.close());
  const port = Number(new URL(await world.host.listen({ host: '127.0.0.1', port: 0 })).port);
  const api = async (target: string, question: Parameters<typeof ask>[2] = {}) => {
    const answer = await ask(port, target, { ...question, headers: { host: SITE, ...question.headers } });
    return {
      ...answer,
      json: JSON.parse(answer.body) as Record<string, unknown> & { headers: Record<string, string> },
    };
  };
  return { ...world, port, api, asked, server: first.server };
}

test('each host reaches its own backend, address, method, body and status untouched', async (t) => {
  const { api } = await listening(t);
  const first = await api('/api/core/x?a=1&b=%20', {
    method: 'PUT',
    body: '{"x":1}',
    headers: { 'content-type': 'application/json' },
  });
  assert.deepEqual(
    [first.json.name, first.json.method, first.json.url, first.json.bytes],
    ['first', 'PUT', '/api/core/x?a=1&b=%20', 7],
  );
  assert.equal((await api('/api/x', { headers: { host: BRAND } })).json.name, 'second');
  assert.equal((await api('/api/refused')).status, 422);
  assert.equal((await api('/api/x')).headers['cache-control'], 'public, max-age=60');
});

test('a large body of any type streams through', async (t) => {
  const { api } = await listening(t);
  for (const type of [
    'text/plain',
    'application/json',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
  ]) {
    const { status, json } = await api('/api/upload', {
      method: 'POST',
      body: Buffer.alloc(3_000_000),
      headers: { 'content-type': type },
    });
    assert.deepEqual([status, json.bytes], [200, 3_000_000], type);
  }
});

test('where a visitor comes from is our word, not theirs; credentials pass', async (t) => {
  const { api } = await listening(t);
  const claims = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': 'evil-port',
    forwarded: 'for=6.6.6.6',
    'x-real-ip': '6.6.6.6',
    'x-client-ip': '6.6.6.6',
    'true-client-ip': '6.6.6.6',
  };
  for (const connection of ['close', 'x-forwarded-for, x-forwarded-host']) {
    const { json } = await api('/api/x', {
      headers: { ...claims, connection, authorization: 'Bearer t', cookie: 'a=b' },
    });
    assert.equal(json.headers['x-forwarded-for'], '127.0.0.1');
    assert.equal(json.headers['x-forwarded-host'], undefined);
    assert.equal(json.headers['x-forwarded-proto'], 'http');
    assert.equal(json.headers.authorization, 'Bearer t');
    assert.equal(json.headers.cookie, 'a=b');
    assert.doesNotMatch(JSON.stringify(json.headers), /6\.6\.6\.6|evil/);
  }
});

test('A22 headers by an operator’s names pass as the site’s own do, the system token by none', async (t) => {
  const headerNames = { authorization: 'X-Session', language: 'X-Language', systemToken: 'X-Secret' };
  const site = { publicOrigin: `http://${SITE}`, reportUrl: null, headerNames };
  const { api: lists } = readHostEnv({ API_PATHS: '/api/*' }, site);
  const { api } = await listening(t, { ...ENV, api: lists });
  const sent = { 'x-session': 'Bearer t', 'x-language': 'de', 'x-secret': 'guess', 'x-else': 'no' };
  const { headers } = (await api('/api/x', { headers: sent })).json;
  assert.deepEqual([headers['x-session'], headers['x-language']], ['Bearer t', 'de']);
  assert.deepEqual([headers['x-secret'], headers['x-else']], [undefined, undefined]);
  assert.equal(lists.sessionHeader, 'x-session');
  assert.throws(() => readHostEnv({ API_HEADERS: 'x-secret' }, site), /API_HEADERS/);
});

test('the backend is told a tenant’s host, of the list and never by the visitor', async (t) => {
  const { api } = await listening(t);
  for (const host of [BRAND, BRAND.toUpperCase()]) {
    const { json } = await api('/api/x', { headers: { host, 'x-forwarded-host': 'evil.example' } });
    assert.equal(json.headers['x-forwarded-host'], BRAND);
  }
});

test('the word of a proxy that we trust is passed on', async (t) => {
  const { api } = await listening(t, { ...ENV, trustProxy: ['loopback'] });
  const { json } = await api('/api/x', { headers: { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' } });
  assert.equal(json.headers['x-forwarded-for'], '9.9.9.9');
  assert.equal(json.headers['x-forwarded-proto'], 'https');
});

test('C12: with a number of proxies in front, the address is the one that the outermost of them saw', async (t) => {
  const { trustProxy } = readHostEnv({ TRUST_PROXY: '2' });
  const { api } = await listening(t, { ...ENV, trustProxy });
  const { json } = await api('/api/x', { headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9, 10.0.0.1' } });
  assert.equal(json.headers['x-forwarded-for'], '9.9.9.9');
});

test('a backend that refuses is asked once; one that is away is a 502 of ours, and the pages live on', async (t) => {
  const { api, asked, server, get } = await listening(t);
  assert.equal((await api('/api/busy')).status, 503);
  assert.deepEqual(asked, ['GET /api/busy']);
  server.close();
  server.closeAllConnections();
  const { status, json, headers } = await api('/api/x');
  assert.equal(status, 502);
  assert.deepEqual(json, { code: 'BACKEND_UNREACHABLE', message: 'Service Unavailable' });
  assert.equal(headers['retry-after'], '5');
  assert.equal((await get('/casino')).statusCode, 200);
});

test('a backend that does not answer in time is a 504 of ours', async (t) => {
  const { origin } = await startBackend(t, () => undefined);
  const env = { ...ENV, backendTimeoutMs: 100 };
  const { get, host } = createTestHost({ tenants: createTenants(new Map(), [SITE], origin), env });
  t.after(() => host.close());
  const answer = await get('/api/x');
  assert.equal(answer.statusCode, 504);
  assert.deepEqual(answer.json(), { code: 'BACKEND_TIMEOUT', message: 'Service Unavailable' });
});

test('an address in an answer is the site’s own, as it is where it is relative or none, and never the end of the host', async (t) => {
  const locations: Record<string, string | string[]> = {
    '/api/own': '{origin}/api/b?c=d#e',
    '/api/sameOrigin': '//{host}/api/b',
    '/api/other': 'https://elsewhere.example/x',
    '/api/relative': 'step2',
    '/api/none': 'https://{host}/x',
    '/api/port': 'http://127.0.0.1:99999/x',
    '/api/twice': ['a', 'b'],
  };
  const { origin } = await startBackend(t, (request, response) => {
    const { host = '' } = request.headers;
    const own = (location: string) =>
      request.url === '/api/none' ? location : location.replace('{origin}', origin).replace('{host}', host);
    const location = locations[request.url ?? '']!;
    response.setHeader('location', Array.isArray(location) ? location : own(location));
    response.writeHead(302).end();
  });
  const { host } = createTestHost({ tenants: createTenants(new Map(), [SITE], origin) });
  t.after(() => host.close());
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const told: Record<string, unknown> = {};
  for (const target of Object.keys(locations))
    told[target] = (await ask(port, target, { headers: { host: SITE } })).headers.location;
  assert.deepEqual(told, {
    '/api/own': '/api/b?c=d#e',
    '/api/sameOrigin': '/api/b',
    '/api/other': 'https://elsewhere.example/x',
    '/api/relative': 'step2',
    '/api/none': 'https://{host}/x',
    '/api/port': 'http://127.0.0.1:99999/x',
    '/api/twice': undefined,
  });
});

test('an address that would climb out of /api is refused', async (t) => {
  const { port, asked } = await listening(t);
  for (const target of ['/api/../secret', '/api/%2e%2e/secret', '/api/..%2fsecret', '/api/..\\secret']) {
    const { status } = await ask(port, target, { headers: { host: SITE } });
    assert.ok(status === 400 || status === 404, `${target} ${status}`);
  }
  assert.deepEqual(asked, []);
});

/** A backend with a socket.io echo that also reports who connected. */
async function withSocket(t: TestContext) {
  const { origin, server } = await startBackend(t, (_request, response) => response.end());
  const io = new SocketServer(server);
  io.on('connection', (socket) => {
    socket.emit('welcome', socket.handshake.auth, socket.handshake.headers);
    socket.on('echo', (value: unknown, reply: (value: unknown) => void) => reply(value));
  });
  const { host, log } = createTestHost({ tenants: createTenants(new Map(), [SITE], origin) });
  t.after(() => host.close());
  t.after(() => io.close());
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  return { port, log, host };
}

test('socket.io works through the host by websocket alone', async (t) => {
  const { port, log } = await withSocket(t);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket&x=secret`, {
    headers: { host: SITE, origin: `http://${SITE}`, cookie: 'a=b', 'x-forwarded-for': '6.6.6.6' },
  });
  t.after(() => socket.terminate());
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(String(data)));
  const message = async (start: string): Promise<string> => {
    for (let tries = 0; tries < 2_000; tries++) {
      const found = messages.find((text) => text.startsWith(start));
      if (found) return found;
      await sleep(10);
    }
    throw new Error(`No message ${start} in ${messages.join(' ')}`);
  };
  await message('0{');
  socket.send('40{"token":"t"}');
  const [, auth, headers] = JSON.parse((await message('42["welcome"')).slice(2)) as [
    string,
    object,
    Record<string, string>,
  ];
  assert.deepEqual(auth, { token: 't' });
  assert.deepEqual([headers.cookie, headers.origin], ['a=b', `http://${SITE}`]);
  assert.deepEqual([headers['x-forwarded-for'], headers['x-forwarded-host']], ['127.0.0.1', undefined]);
  socket.send('420["echo","Curaçao"]');
  assert.equal(await message('430'), '430["Curaçao"]');
  assert.ok(!log.join('').includes('secret'), log.join(''));
});

test('an open socket does not hold the end of the host back', { timeout: 60_000 }, async (t) => {
  const { port, host } = await withSocket(t);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
    headers: { host: SITE },
  });
  await once(socket, 'message');
  await host.close();
});

test('socket.io works through the host by polling alone', async (t) => {
  const { port } = await withSocket(t);
  const poll = async (sid = '', body?: string) => {
    const target = `/socket.io/?EIO=4&transport=polling${sid && `&sid=${sid}`}`;
    const headers = { host: SITE, 'content-type': 'text/plain;charset=UTF-8' };
    const answer = await ask(port, target, { method: body ? 'POST' : 'GET', body, headers });
    assert.equal(answer.status, 200, answer.body);
    return answer.body;
  };
  const { sid } = JSON.parse((await poll()).slice(1)) as { sid: string };
  assert.equal(await poll(sid, '40'), 'ok');
  assert.match(await poll(sid), /42\["welcome"/);
  assert.equal(await poll(sid, '420["echo",7]'), 'ok');
  assert.equal(await poll(sid), '430[7]');
});
