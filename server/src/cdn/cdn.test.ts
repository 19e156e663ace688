import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { tellChange } from '@/services/server/changes';
import { ask, portOf, startBackend } from '../testing/backend';
import { createGate } from '../testing/gate';
import { BUILD, createTestHost, ENV, SITE } from '../testing/testHost';
import { createTenants } from '../tenants/tenants';
import type { TextStore } from '../cache/secondLevel';

const CDN = { ...ENV.cdn, ttlS: 30, staleS: 60, purgeToken: 'p-token' };
const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
const TENANTS = createTenants(new Map([['brand.example', 'http://127.0.0.1:9']]), [SITE], 'http://127.0.0.1:9');
const PURGE = { authorization: 'Bearer p-token' };

type Options = { cdn?: Partial<typeof CDN>; store?: TextStore; reload?: (host: string) => Promise<boolean> };

/** A host that listens, with two brands. */
async function listen(t: TestContext, { cdn, ...options }: Options = {}) {
  const world = createTestHost({ env: { ...ENV, cdn: { ...CDN, ...cdn } }, tenants: TENANTS, ...options });
  await world.host.listen({ host: '127.0.0.1', port: 0 });
  t.after(() => world.host.close());
  const port = portOf(world.host.server);
  const get = (url: string, headers: Record<string, string> = {}) =>
    ask(port, url, { headers: { host: SITE, ...headers } });
  const purge = (query = '', headers: Record<string, string> = PURGE) =>
    ask(port, `/purge${query}`, { method: 'POST', headers });
  return { ...world, get, purge };
}

/** A CDN that writes down what it is asked to drop, and refuses the first `refusals` calls. */
async function startCdn(t: TestContext, refusals = 0) {
  const calls: { keys: unknown; secret: unknown; body: unknown }[] = [];
  let left = refusals;
  const { origin } = await startBackend(t, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'surrogate-key': keys, 'fastly-key': secret } = request.headers;
    calls.push({ keys, secret, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(left-- > 0 ? 503 : 200).end('{}');
  });
  const cdn = { purgeUrl: `${origin}/purge`, purgeHeader: ['Fastly-Key', 'secret'] as const };
  const heard = async (count: number) => {
    while (calls.length < count) await sleep(5);
  };
  return { calls, cdn, heard };
}

test('a guest page may be kept by a CDN, under keys of its brand and kind; so may its data, and a 304 says the same', async (t) => {
  const { get } = await listen(t);
  for (const url of ['/casino?page=2', `/_next/data/${BUILD}/de/casino.json`]) {
    for (const time of ['rendered', 'cached']) {
      const { headers } = await get(url);
      assert.equal(headers['cache-control'], SHARED, `${url} ${time}`);
      assert.equal(headers['surrogate-key'], 'default default/lobby');
      assert.equal(headers['cache-tag'], 'default,default/lobby');
      assert.equal(headers.vary, 'Accept-Encoding');
      assert.equal(headers['set-cookie'], undefined);
      const same = await get(url, { 'if-none-match': headers.etag! });
      assert.deepEqual([same.status, same.headers['cache-control']], [304, SHARED]);
    }
  }
  const other = await get('/', { host: 'brand.example' });
  assert.equal(other.headers['surrogate-key'], 'brand.example brand.example/home');
});

test('no CDN keeps a player area, an unknown address, a redirect, a link with a token, an incomplete page, or an answer to a session', async (t) => {
  const { get, site } = await listen(t);
  for (const url of ['/profile', '/nothing', '/moved']) {
    assert.equal((await get(url)).headers['cache-control'], 'private, no-cache', url);
    assert.equal((await get(url)).headers['surrogate-key'], undefined, url);
  }
  for (const url of ['/casino?at=secret', '/casino?token=secret', '/lobby', '/casino/'])
    assert.equal((await get(url)).headers['cache-control'], 'no-store', url);
  for (const name of ['authorization', ENV.api.sessionHeader]) {
    for (const time of ['rendered', 'cached']) {
      const { headers } = await get('/casino', { [name]: 'Bearer x' });
      assert.equal(headers['cache-control'], 'private, no-cache', `${name} ${time}`);
      const same = await get('/casino', { [name]: 'Bearer x', 'if-none-match': headers.etag! });
      assert.deepEqual([same.status, same.headers['cache-control']], [304, 'private, no-cache']);
    }
  }
  site.mode = 'degraded';
  for (const time of ['rendered', 'cached'])
    assert.equal((await get('/casino?page=7')).headers['cache-control'], 'private, no-cache', time);
  site.mode = 'throws';
  assert.equal((await get('/casino?page=8')).headers['cache-control'], 'no-store');
});

test('by default nobody but browsers keeps pages, and there is no address to purge', async (t) => {
  const { get, purge } = await listen(t, { cdn: { ttlS: 0, purgeToken: undefined } });
  const { headers } = await get('/casino');
  assert.deepEqual([headers['cache-control'], headers['surrogate-key']], ['private, no-cache', undefined]);
  assert.equal((await purge('', { authorization: 'Bearer undefined' })).status, 404);
});

test('behind a CDN the country comes from its header alone, by which pages vary, never from a cookie', async (t) => {
  const german = { cookie: 'countryCode=DE' };
  const plain = await listen(t);
  assert.ok(!(await plain.get('/casino', german)).body.includes('countryCode'));
  assert.equal((await plain.get('/casino', { 'x-country': 'FR' })).headers.vary, 'Accept-Encoding');
  assert.deepEqual(plain.site.renders, ['/casino']);

  const told = await listen(t, { cdn: { countryHeader: 'x-country' } });
  const french = await told.get('/casino', { ...german, 'x-country': 'FR' });
  assert.match(french.body, /countryCode=FR/);
  assert.equal(french.headers.vary, 'Accept-Encoding, x-country');
  for (const country of ['XX', 'FR; countryCode=DE', '<b>'])
    assert.ok(!(await told.get('/casino', { 'x-country': country })).body.includes('countryCode'), country);
});

test('the operator purges a brand with a secret: its settings are fetched, its pages rendered anew, the CDN told; the other brand stays', async (t) => {
  const { calls, cdn } = await startCdn(t);
  const reloaded: string[] = [];
  const { get, purge, site, clock, log } = await listen(t, { cdn, reload: async (host) => reloaded.push(host) > 0 });
  const other = { host: 'brand.example' };
  await Promise.all([get('/casino'), get('/casino', other)]);
  site.title = 'second';
  assert.match((await get('/casino')).body, /first/);
  for (const authorization of ['', 'Bearer', 'Bearer p-tokem', 'p-token'])
    assert.equal((await purge('', { authorization })).status, 404, authorization);
  assert.equal((await purge('?host=evil.example')).status, 400);
  assert.equal(calls.length, 0);

  const answer = await purge('?host=Brand.example');
  assert.deepEqual([answer.status, JSON.parse(answer.body)], [200, { brands: ['brand.example'] }]);
  assert.deepEqual(reloaded, ['brand.example']);
  assert.deepEqual(calls, [{ keys: 'brand.example', secret: 'secret', body: { surrogate_keys: ['brand.example'] } }]);
  clock.now += 1;
  assert.match((await get('/casino', other)).body, /second/);
  assert.match((await get('/casino')).body, /first/);
  assert.ok(log.every((line) => !line.includes('p-token') && !line.includes('"secret"')));

  assert.deepEqual(JSON.parse((await purge()).body), { brands: ['default', 'brand.example'] });
  clock.now += 1;
  assert.match((await get('/casino')).body, /second/);
});

test('a purged page that cannot be rendered is replaced by its old copy, which no CDN keeps; one that was being rendered is kept by nobody', async (t) => {
  const { get, purge, site, clock } = await listen(t);
  await get('/casino');
  await purge();
  clock.now += 1;
  site.mode = 'throws';
  for (const time of ['tried', 'resting']) {
    const { body, headers } = await get('/casino');
    assert.match(body, /first/, time);
    assert.equal(headers['cache-control'], 'private, no-cache', time);
  }
  site.mode = 'fine';
  site.title = 'second';
  clock.now += 6_000;
  assert.match((await get('/casino')).body, /second/);

  let open = () => undefined as void;
  site.held = new Promise((resolve) => (open = resolve));
  const early = get('/');
  while (!site.renders.includes('/')) await sleep(5);
  clock.now += 1;
  await purge();
  clock.now += 1;
  const late = get('/');
  while (site.renders.filter((url) => url === '/').length < 2) await sleep(5);
  open();
  assert.equal((await early).headers['cache-control'], 'private, no-cache');
  assert.equal((await late).headers['cache-control'], SHARED);
  await get('/');
  assert.equal(site.renders.filter((url) => url === '/').length, 2);
});

test('other settings or texts of a brand purge its pages, here and in the CDN, which is asked until it has done it', async (t) => {
  const { calls, cdn, heard } = await startCdn(t, 1);
  const { get, site, clock, metrics } = await listen(t, { cdn });
  await get('/casino', { host: 'brand.example' });
  site.title = 'second';
  tellChange('brand.example', 'settings');
  clock.now += 1;
  assert.match((await get('/casino', { host: 'brand.example' })).body, /second/);
  await heard(2);
  assert.deepEqual(new Set(calls.map(({ keys }) => keys)), new Set(['brand.example']));
  while (!(await metrics()).body.includes('cdn_purges_total{outcome="done"} 1')) await sleep(5);
});

test('hosts with one Redis follow a purge: settings fetched, pages in memory and in Redis no longer served', async (t) => {
  const texts = new Map<string, string>();
  const store: TextStore = { get: async (name) => texts.get(name), set: async (name, value) => texts.set(name, value) };
  const reloaded: string[] = [];
  const first = await listen(t, { store });
  const second = await listen(t, { store, reload: async (host) => reloaded.push(host) > 0 });
  await first.get('/casino');
  await second.get('/casino');
  assert.ok([...texts.keys()].some((name) => name.endsWith('/casino')));
  second.site.title = 'second';
  first.clock.now += 1;
  second.clock.now += 2;
  assert.equal((await first.purge()).status, 200);
  while (reloaded.length < 2) await sleep(20);
  second.clock.now += 1;
  assert.match((await second.get('/casino')).body, /second/);
  assert.deepEqual(reloaded.toSorted(), ['', 'brand.example']);
});

test('what another host rendered before it heard of a purge is not taken from Redis after it', async (t) => {
  const texts = new Map<string, string>();
  const store: TextStore = { get: async (name) => texts.get(name), set: async (name, value) => texts.set(name, value) };
  const deaf: TextStore = { ...store, get: async (name) => (name === 'baize:purges' ? undefined : texts.get(name)) };
  const first = await listen(t, { store });
  const second = await listen(t, { store: deaf });
  await first.purge();
  second.clock.now += 1_000;
  await second.get('/casino');
  while (![...texts.keys()].some((name) => name.endsWith('/casino'))) await sleep(5);
  first.site.title = 'second';
  first.clock.now += 1_001;
  assert.match((await first.get('/casino')).body, /second/);
});

test('the other hosts hear of a purge while the CDN has not answered yet', async (t) => {
  const texts = new Map<string, string>();
  const store: TextStore = { get: async (name) => texts.get(name), set: async (name, value) => texts.set(name, value) };
  const answered = createGate();
  const { origin } = await startBackend(t, async (request, response) => {
    request.resume();
    await answered.passed;
    response.end('{}');
  });
  const { purge } = await listen(t, { store, cdn: { purgeUrl: origin } });
  const asked = purge('?host=brand.example');
  while (!texts.has('baize:purges')) await sleep(5);
  answered.open();
  assert.equal((await asked).status, 200);
});

test('a change that one host notices lets the others render anew from what they have', async (t) => {
  const texts = new Map<string, string>();
  const store: TextStore = { get: async (name) => texts.get(name), set: async (name, value) => texts.set(name, value) };
  const reloaded: string[] = [];
  const first = await listen(t, { store, reload: async (host) => reloaded.push(host) > 0 });
  // The last host that was made hears of changes.
  await listen(t, { store });
  await first.get('/casino');
  first.site.title = 'second';
  first.clock.now += 2;
  tellChange('default', 'settings');
  while (!/second/.test((await first.get('/casino')).body)) await sleep(20);
  assert.deepEqual(reloaded, []);
});

test('a purge of before its start makes a host drop what is older, and nothing else', async (t) => {
  let looks = 0;
  const store: TextStore = {
    get: async (name) => {
      if (name !== 'baize:purges') return undefined;
      looks += 1;
      return JSON.stringify([['default', 1]]);
    },
    set: async () => undefined,
  };
  const reloaded: string[] = [];
  const { get, site } = await listen(t, { store, reload: async (host) => reloaded.push(host) > 0 });
  await get('/casino');
  site.title = 'second';
  while (looks < 2) await sleep(20);
  assert.match((await get('/casino')).body, /first/);
  assert.deepEqual(reloaded, []);
});

test('a purge without new settings is not called done', async (t) => {
  const { purge } = await listen(t, { reload: async () => false });
  assert.equal((await purge()).status, 202);
});

test('a purge that Redis does not take is not called done, and a list of purges that is none is written anew', async (t) => {
  const texts = new Map([['baize:purges', 'garbage']]);
  let isFull = true;
  const store: TextStore = {
    get: async (name) => texts.get(name),
    set: async (name, value) => {
      if (isFull) throw new Error('OOM command not allowed');
      return texts.set(name, value);
    },
  };
  const { purge } = await listen(t, { store });
  assert.equal((await purge()).status, 202);
  isFull = false;
  assert.equal((await purge()).status, 200);
  assert.match(texts.get('baize:purges')!, /brand\.example/);
});
