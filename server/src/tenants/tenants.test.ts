import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import { ask, startBackend } from '../testing/backend';
import { createTestHost, SITE } from '../testing/testHost';
import { createTenants } from './tenants';

async function listening(t: TestContext) {
  const asked: string[] = [];
  const { origin } = await startBackend(t, (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  const world = createTestHost({ tenants: createTenants(new Map(), [SITE], origin) });
  t.after(() => world.host.close());
  const port = Number(new URL(await world.host.listen({ host: '127.0.0.1', port: 0 })).port);
  return { ...world, port, asked };
}

test('a host that is not ours is answered 421, on pages, API and socket alike, and reaches nobody', async (t) => {
  const { port, asked, site } = await listening(t);
  const foreign = ['evil.example', 'localhost', 'localhost:3001', '127.0.0.1:3000', 'localhost:3000.evil.example', ''];
  for (const name of foreign) {
    for (const target of ['/casino', '/api/user/login', '/socket.io/?EIO=4', '/_next/static/x.js', '/nothing']) {
      const { status, body } = await ask(port, target, { headers: { host: name, 'x-forwarded-host': SITE } });
      assert.equal(status, 421, `${name} ${target}`);
      assert.equal(body, '{"code":"MISDIRECTED","message":"Unknown host"}');
    }
  }
  assert.deepEqual(asked, []);
  assert.deepEqual(site.renders, []);
  assert.equal((await ask(port, '/casino', { headers: { host: 'LOCALHOST:3000' } })).status, 200);
});

test('a target in absolute form is answered 421 even when both its hosts are ours', async (t) => {
  const { port, asked, site } = await listening(t);
  for (const target of [`http://${SITE}/casino`, 'http://evil.example/api/x', 'https://evil.example/', '*']) {
    const { status } = await ask(port, target, { method: 'OPTIONS', headers: { host: SITE } });
    assert.equal(status, 421, target);
    assert.equal((await ask(port, target, { headers: { host: SITE } })).status, 421, target);
  }
  assert.deepEqual(asked, []);
  assert.deepEqual(site.renders, []);
});

test('an upgrade to anything but the socket is cut off without an answer; a foreign host gets 421', async (t) => {
  const { port, asked } = await listening(t);
  const upgrade = (target: string, host: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
        );
      });
      socket.on('data', (chunk) => (answer += chunk));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
  for (const target of ['/', '/casino', '/api/x', '/socket.iox/', '/_next/hmr', 'http://evil.example/socket.io/']) {
    assert.equal(await upgrade(target, SITE), '', target);
  }
  assert.match(await upgrade('/socket.io/?EIO=4&transport=websocket', 'evil.example'), /^HTTP\/1\.1 421 /);
  assert.deepEqual(asked, []);
  assert.equal((await ask(port, '/casino', { headers: { host: SITE } })).status, 200);
});

test('C11: two Host headers are answered 400, though both be ours, even where the page is in the cache', async (t) => {
  const { port, asked, get } = await listening(t);
  await get('/casino');
  const say = (lines: readonly string[]) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.end(`${lines.join('\r\n')}\r\n\r\n`));
      socket.on('data', (chunk) => (answer += chunk)).on('close', () => resolve(answer));
    });
  for (const target of ['/casino', '/api/x', '/socket.io/?EIO=4&transport=polling', '/healthz']) {
    for (const second of [SITE, 'evil.example']) {
      const answer = await say([`GET ${target} HTTP/1.1`, `Host: ${SITE}`, `host: ${second}`, 'Connection: close']);
      assert.match(answer, /^HTTP\/1\.1 400 /, `${target} ${second}`);
    }
  }
  assert.deepEqual(asked, []);
});
