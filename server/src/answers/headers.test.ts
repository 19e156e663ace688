import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { readHostEnv } from '../start/env';
import { createTenants } from '../tenants/tenants';
import { startBackend } from '../testing/backend';
import { createTestHost, ENV, POLICY, SITE } from '../testing/testHost';

const STRICT = "default-src 'none'; frame-ancestors 'none'";
/** The policy for a worker started from this script. */
const OF_SCRIPTS = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const SCRIPT = 'self.x=1;'.repeat(200);

const EXPECTED: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

function makeFolders(t: TestContext) {
  const root = mkdtempSync(path.join(tmpdir(), 'statics-'));
  t.after(() => rmSync(root, { recursive: true }));
  const folders = { build: path.join(root, 'static'), public: path.join(root, 'public') };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  writeFileSync(path.join(folders.build, 'app.js'), SCRIPT);
  writeFileSync(path.join(folders.build, 'app.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folders.public, 'robots.txt'), 'User-agent: *');
  return folders;
}

test('every answer has the security headers: 200, 304, 308, 404, 405, 421, 431, 500, 502, 503, static, API', async (t) => {
  const { origin } = await startBackend(t, (_request, response) => {
    // A backend that tries to loosen the headers.
    response.setHeader('content-security-policy', "default-src 'self' 'unsafe-inline'");
    response.setHeader('x-frame-options', 'ALLOWALL');
    response.setHeader('permissions-policy', 'camera=*');
    response.end('<h1>hello</h1>');
  });
  const tenants = createTenants(new Map([['away.example', 'http://127.0.0.1:9']]), [SITE], origin);
  const { host, get, metrics, site, clock } = createTestHost({ tenants, folders: makeFolders(t) });
  const etag = String((await get('/casino')).headers.etag);
  const answers = {
    200: await get('/casino'),
    304: await get('/casino', { 'if-none-match': etag }),
    308: await get('/casino/'),
    404: await get('/nothing'),
    '404 data': await get('/_next/data/old/casino.json'),
    '404 file': await get('/_next/static/nothing.js'),
    405: await host.inject({ method: 'POST', url: '/casino', headers: { host: SITE } }),
    421: await get('/casino', { host: 'evil.example' }),
    400: await get('/%E0%A4%A'),
    502: await get('/api/x', { host: 'away.example' }),
    '200 static': await get('/_next/static/app.js', { 'accept-encoding': 'br' }),
    '200 public': await get('/robots.txt'),
    '200 api': await get('/api/x'),
    '200 health': await get('/healthz'),
    '200 metrics': await metrics(),
  };
  site.mode = 'broken';
  clock.now += 86_400_001;
  const failed = { 500: await get('/casino') };
  site.mode = 'throws';
  const busy = { 503: await get('/') };

  for (const [name, answer] of Object.entries({ ...answers, ...failed, ...busy })) {
    assert.equal(answer.statusCode, Number.parseInt(name), name);
    for (const [header, value] of Object.entries(EXPECTED))
      assert.equal(answer.headers[header], value, `${name} ${header}`);
    assert.match(String(answer.headers['permissions-policy']), /camera=\(\)/, name);
    assert.match(String(answer.headers['content-security-policy']), /^default-src 'none'; /, name);
    assert.doesNotMatch(String(answer.headers['content-security-policy']), /unsafe/, name);
    assert.equal(answer.headers['strict-transport-security'], undefined, name);
    assert.notEqual(answer.headers['cache-control'], undefined, name);
  }
  const isPage = (name: string) => ['200', '304', '404', '500'].includes(name);
  const policyOf = (name: string) => (isPage(name) ? POLICY : name === '200 static' ? OF_SCRIPTS : STRICT);
  for (const [name, answer] of Object.entries({ ...answers, ...failed })) {
    assert.equal(answer.headers['content-security-policy'], policyOf(name), name);
  }
  assert.equal(answers['200 static'].headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(answers['200 static'].headers['content-encoding'], 'br');
  assert.match(String(answers['200 static'].headers.vary), /accept-encoding/i);
  for (const name of ['308', '404 data', '404 file', '421', '502', '200 api', '200 health'] as const) {
    assert.equal(answers[name].headers['cache-control'], 'no-store', name);
  }
});

test('B11: browsers are bound to https for a year, this host alone, where the public origin is https', async () => {
  const { strictTransport } = readHostEnv(
    {},
    { publicOrigin: 'https://casino.example', reportUrl: null, headerNames: {} },
  );
  const { get } = createTestHost({ env: { ...ENV, publicOrigin: 'https://casino.example', strictTransport } });
  for (const url of ['/casino', '/nothing', '/healthz']) {
    assert.equal((await get(url)).headers['strict-transport-security'], 'max-age=31536000', url);
  }
});

test('B11: a setting binds them for longer, with all subdomains, or not at all', async () => {
  const bound = async (STRICT_TRANSPORT: string) => {
    const publicOrigin = 'https://casino.example';
    const { strictTransport } = readHostEnv({ STRICT_TRANSPORT }, { publicOrigin, reportUrl: null, headerNames: {} });
    const { get } = createTestHost({ env: { ...ENV, publicOrigin, strictTransport } });
    return (await get('/casino')).headers['strict-transport-security'];
  };
  const most = 'max-age=63072000; includeSubDomains; preload';
  assert.equal(await bound(most), most);
  assert.equal(await bound('off'), undefined);
});

test('C16: browsers are told where to report, on pages and on every other answer', async () => {
  const { get } = createTestHost({ env: { ...ENV, reportUrl: 'https://reports.example/csp' } });
  for (const url of ['/casino', '/nothing', '/healthz']) {
    assert.equal((await get(url)).headers['reporting-endpoints'], 'csp="https://reports.example/csp"', url);
  }
  assert.equal((await createTestHost().get('/casino')).headers['reporting-endpoints'], undefined);
});

test('what the parser refuses is answered with the same headers', async (t) => {
  const { host } = createTestHost();
  t.after(() => host.close());
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const answerTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      connect(port, '127.0.0.1', function onConnect(this: Socket) {
        this.on('data', (chunk) => (answer += chunk)).on('end', () => resolve(answer));
        this.write(text);
      }).on('error', reject);
    });
  const cases = [
    ['NONSENSE\r\n\r\n', '400 Bad request'],
    [`GET / HTTP/1.1\r\nHost: ${SITE}\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, '431 The request headers are too large'],
  ] as const;
  for (const [text, status] of cases) {
    const answer = await answerTo(text);
    assert.ok(answer.startsWith(`HTTP/1.1 ${status}\r\n`), answer);
    assert.ok(answer.includes(`content-security-policy: ${STRICT}\r\n`));
    assert.ok(answer.includes('x-content-type-options: nosniff\r\n'));
    assert.match(answer, /\r\n\r\n\{"code":"[A-Z_]+","message":"[^"]+"\}$/);
  }
});
