import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BUILD, createTestHost, ENV, POLICY } from '../testing/testHost';

/** 60 header names that change the answers of some server or framework. */
const UNKEYED = [
  'accept',
  'accept-language',
  'accept-datetime',
  'accept-version',
  'authorization',
  'proxy-authorization',
  'cookie2',
  'user-agent',
  'referer',
  'origin',
  'range',
  'if-range',
  'purpose',
  'prefer',
  'save-data',
  'dnt',
  'from',
  'te',
  'via',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-original-host',
  'x-host',
  'x-http-method-override',
  'x-method-override',
  'x-nextjs-data',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-middleware-rewrite',
  'x-invoke-path',
  'x-invoke-status',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-now-route-matches',
  'x-vercel-id',
  'rsc',
  'next-router-prefetch',
  'next-router-state-tree',
  'next-url',
  'next-action',
  'x-nonce',
  'x-country',
  'cf-ipcountry',
  'x-requested-with',
  'x-system-token',
  'x-api-version',
  'x-debug',
  'x-wap-profile',
  'max-forwards',
];

test('what the key does not list changes no byte: a token in the address, queries, 60 headers, cookies', async () => {
  assert.ok(UNKEYED.length >= 60);
  const dirty = createTestHost();
  const headers = Object.fromEntries(UNKEYED.map((name) => [name, 'secret']));
  const spoilt = { ...headers, cookie: 'token=secret; countryCode=XX; registered_user=secret' };
  const first = await dirty.get('/casino?at=secret&modal=secret&met=secret&utm_source=secret&category=slots', spoilt);
  const again = await dirty.get('/casino?category=slots');
  const clean = await createTestHost().get('/casino?category=slots');
  assert.equal(clean.statusCode, 200);
  assert.deepEqual(dirty.site.renders, ['/casino?category=slots']);
  assert.equal(first.body, clean.body);
  assert.equal(again.body, clean.body);
  assert.deepEqual({ ...again.headers, date: '' }, { ...clean.headers, date: '' });
  assert.ok(!clean.body.includes('secret'));
  assert.ok(!dirty.log.join('').includes('secret'), 'secret in the log');
});

test('an address that carries a token is the same page, stored nowhere and named to nobody', async () => {
  const { get, site } = createTestHost();
  const plain = await get('/casino');
  for (const url of ['/casino?at=secret', '/casino?x=1&%61t=secret', '/casino?token=secret', '/casino?at=']) {
    const page = await get(url, { 'if-none-match': String(plain.headers.etag) });
    assert.equal(page.statusCode, 200, url);
    assert.equal(page.body, plain.body);
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.equal(page.headers['referrer-policy'], 'no-referrer');
  }
  assert.equal(plain.headers['cache-control'], 'private, no-cache');
  assert.equal(plain.headers['referrer-policy'], 'strict-origin');
  assert.equal(site.renders.length, 1);
});

test('what belongs to one visitor or to Next does not leave with a page', async () => {
  const { headers } = await createTestHost().get('/casino');
  assert.equal(headers['content-security-policy'], POLICY);
  for (const name of ['set-cookie', 'x-powered-by', 'x-render-degraded']) assert.equal(headers[name], undefined, name);
});

test('a known country is part of the key where the page asks for it, an unknown one nowhere', async () => {
  const { get, site } = createTestHost();
  const plain = await get('/casino');
  const german = await get('/casino', { cookie: 'a=b; countryCode=DE' });
  assert.notEqual(german.body, plain.body);
  assert.equal((await get('/casino', { cookie: 'countryCode=de' })).body, german.body);
  for (const cookie of ['countryCode=XX', 'countryCode=DEU', 'xcountryCode=DE']) {
    assert.equal((await get('/casino', { cookie })).body, plain.body, cookie);
  }
  await get('/', { cookie: 'countryCode=DE' });
  assert.equal(site.renders.length, 3);
});

test('each host has its own pages', async () => {
  const { get, site } = createTestHost();
  const first = await get('/casino');
  const second = await get('/casino', { host: 'Brand.example' });
  assert.notEqual(first.body, second.body);
  assert.match(second.body, /"host":"brand.example"/);
  assert.equal(site.renders.length, 2);
});

test('every form decodes to the same bytes and names its length', async () => {
  const { get } = createTestHost();
  const plain = await get('/casino');
  const brotli = await get('/casino', { 'accept-encoding': 'gzip, deflate, br' });
  const zipped = await get('/casino', { 'accept-encoding': 'gzip' });
  assert.ok(plain.rawPayload.length > 32_000);
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.deepEqual(brotliDecompressSync(brotli.rawPayload), plain.rawPayload);
  assert.deepEqual(gunzipSync(zipped.rawPayload), plain.rawPayload);
  for (const answer of [plain, brotli, zipped]) {
    assert.equal(answer.headers['content-length'], String(answer.rawPayload.length));
    assert.equal(answer.headers.vary, 'Accept-Encoding');
  }
});

test('a page that did not change is answered 304 without a body, a changed one in full', async () => {
  const { get, site, clock } = createTestHost();
  const etag = String((await get('/casino')).headers.etag);
  const same = await get('/casino', { 'if-none-match': etag, 'accept-encoding': 'br' });
  assert.equal(same.statusCode, 304);
  assert.equal(same.body, '');
  assert.equal(same.headers['content-security-policy'], POLICY);
  site.title = 'second';
  clock.now += 3_600_000;
  assert.equal((await get('/casino', { 'if-none-match': etag })).statusCode, 200);
});

test('HEAD gives the headers of GET; other methods are told which there are', async () => {
  const { host, get, ask, site } = createTestHost();
  const page = await get('/casino');
  const head = await ask('HEAD', '/casino');
  assert.equal(head.statusCode, 200);
  assert.equal(head.body, '');
  assert.equal(head.headers['content-length'], page.headers['content-length']);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
    const refused = await host.inject({
      method,
      url: '/casino',
      headers: { host: 'localhost:3000', 'content-type': 'application/x-unknown' },
      payload: 'x',
    });
    assert.equal(refused.statusCode, 405, method);
    assert.equal(refused.headers.allow, 'GET, HEAD');
    assert.equal(refused.json().code, 'METHOD_NOT_ALLOWED');
  }
  assert.equal(site.renders.length, 1);
});

test('NAV-14: 500 unknown addresses, /_app among them, are one 404 page per host and language', async () => {
  const { get, site } = createTestHost();
  const addresses = Array.from({ length: 500 }, (_, index) => `/nothing-${index}?page=${index}`);
  const strange = ['/_app', '/_document', '/404', '/index', '/casino%2f', '/CASINO', '/x.php'];
  for (const url of [...addresses, ...strange]) assert.equal((await get(url)).statusCode, 404, url);
  assert.equal((await get('/de/nothing')).statusCode, 404);
  assert.deepEqual(site.renders, ['/__unknown__', '/de/__unknown__']);
});

test("a page's data shares cache, key and flight; data of another build or of no page is {}", async () => {
  const { get, site } = createTestHost();
  const address = `/_next/data/${BUILD}/de/casino.json`;
  const data = await get(`${address}?slug=x&at=secret`, { 'x-nextjs-data': '1', authorization: 'secret' });
  assert.equal(data.statusCode, 200);
  assert.equal(data.headers['content-type'], 'application/json; charset=utf-8');
  assert.equal(JSON.parse(data.body).url, address);
  assert.ok(!data.body.includes('secret'));
  await get(address);
  assert.equal((await get(`/_next/data/${BUILD}/en.json`)).json().url, `/_next/data/${BUILD}/en.json`);
  assert.equal((await get(`/_next/data/${BUILD}/index.json`)).statusCode, 200);
  assert.equal(site.renders.length, 2);
  for (const url of [
    '/_next/data/old/casino.json',
    `/_next/data/${BUILD}/en/nothing.json`,
    '/_next/image?url=x',
    '/_next/',
  ]) {
    const nothing = await get(url);
    assert.equal(nothing.statusCode, 404, url);
    assert.equal(nothing.body, '{}', url);
  }
  assert.equal(site.renders.length, 2);
});

test('a last slash is redirected away, only to pages of ours', async () => {
  const { get } = createTestHost();
  const page = await get('/de/casino/?category=slots');
  assert.equal(page.statusCode, 308);
  assert.equal(page.headers.location, '/de/casino?category=slots');
  assert.equal((await get('/de/')).headers.location, '/de');
  const secret = await get('/casino/?at=secret');
  assert.equal(secret.headers['referrer-policy'], 'no-referrer');
  assert.equal((await get('/nothing/')).statusCode, 404);
});

test('a redirect of a page is kept like a page', async () => {
  const { get, site } = createTestHost();
  for (let times = 0; times < 3; times++) {
    const moved = await get('/moved?utm_source=x');
    assert.equal(moved.statusCode, 307);
    assert.equal(moved.headers.location, '/casino');
  }
  assert.equal(site.renders.length, 1);
});

test('a page of an error says when to come back, where its render does', async () => {
  const { get, site } = createTestHost();
  site.mode = 'broken';
  for (const time of ['rendered', 'cached']) {
    const { statusCode, headers } = await get('/casino');
    assert.deepEqual([statusCode, headers['retry-after']], [500, '5'], time);
  }
});

test('a render that throws or never ends is a 503 page that says when to come back; data gets it as JSON', async () => {
  for (const mode of ['throws', 'silent'] as const) {
    const renderTimeoutMs = mode === 'silent' ? 50 : ENV.renderTimeoutMs;
    const { get, site, clock, log } = createTestHost({ env: { ...ENV, renderTimeoutMs } });
    site.mode = mode;
    const page = await get(`/casino?page=${mode}`);
    assert.equal(page.statusCode, 503, mode);
    assert.equal(page.headers['retry-after'], '5');
    assert.match(page.body, /<h1>Service Unavailable<\/h1>/);
    const data = await get(`/_next/data/${BUILD}/en/casino.json?page=${mode}`);
    assert.equal(data.json().code, 'UNAVAILABLE');
    assert.equal(log.filter((line) => line.includes('render failed')).length, 2);
    if (mode === 'silent') continue;
    site.mode = 'fine';
    clock.now += 2_000;
    assert.equal((await get('/casino?page=throws')).statusCode, 200);
  }
});
