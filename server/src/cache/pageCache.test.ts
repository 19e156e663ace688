import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { setImmediate as settle } from 'node:timers/promises';
import type { PageKey } from '../render/key';
import { plainOf } from './page';
import { createPageCache, PageUnavailable, type CacheEvent, type CacheOptions } from './pageCache';
import { createSharedPages } from './secondLevel';

const DAY_MS = 86_400_000;

const key = (url: string): PageKey => ({ id: `site||${url}`, kind: 'html', host: 'site', url, country: '' });

/** A cache with a controllable clock and render. */
function createTestCache(options: Partial<CacheOptions> = {}) {
  const world = { now: 1_000_000, text: 'first', status: 200, degraded: false, throws: false, renders: 0, bytes: 0 };
  const events = new Map<CacheEvent, number>();
  const cache = createPageCache({
    render: async () => {
      world.renders++;
      await settle();
      if (world.throws) throw new Error('backend away');
      // Hexadecimal noise keeps half its size in each compressed form.
      const body = randomBytes(world.bytes / 2).toString('hex') + world.text;
      return { status: world.status, headers: {}, body: Buffer.from(body), degraded: world.degraded };
    },
    headers: {},
    now: () => world.now,
    ttlMs: 5_000,
    staleMs: 60_000,
    maxBytes: 2 ** 20,
    mayRenew: () => true,
    count: (event) => events.set(event, (events.get(event) ?? 0) + 1),
    ...options,
  });
  /** Requests a page as the host does: from the cache if possible, else by waiting. */
  const ask = async (url = '/a') => {
    const page = cache.get(key(url)) ?? (await cache.load(key(url)));
    return (await plainOf(page)).toString();
  };
  /** Waits for background renders to finish. */
  const quiet = async () => {
    while (cache.size().renders > 0) await settle();
  };
  return { cache, world, events, ask, quiet };
}

test('200 who ask at once wait for one render', async () => {
  const { ask, world } = createTestCache();
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask()));
  assert.deepEqual(new Set(answers), new Set(['first']));
  assert.equal(world.renders, 1);
});

test('a page is fresh for 5 s, then answered old for 60 s while one render runs behind', async () => {
  const { ask, world, events, quiet } = createTestCache();
  await ask();
  world.text = 'second';
  world.now += 5_000;
  assert.equal(await ask(), 'first');
  assert.equal(world.renders, 1);
  world.now += 1;
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), ['first', 'first', 'first']);
  await quiet();
  assert.equal(world.renders, 2);
  assert.equal(await ask(), 'second');
  world.text = 'third';
  world.now += 65_001;
  assert.equal(await ask(), 'third');
  assert.deepEqual(Object.fromEntries(events), { miss: 2, hit: 2, stale: 3 });
});

for (const way of ['throws', 'degraded'] as const) {
  test(`a render that ${way} never replaces a good copy, for 24 h, and the new content comes with recovery`, async () => {
    const { ask, world, events, quiet } = createTestCache();
    await ask();
    world[way] = true;
    world.text = 'half a page';
    for (const age of [6_000, 60_000, 600_000, DAY_MS - 700_000]) {
      world.now += age;
      assert.equal(await ask(), 'first', String(age));
      await quiet();
    }
    assert.ok(events.get('kept')! >= 4);
    world[way] = false;
    world.text = 'second';
    world.now += 6_000;
    assert.equal(await ask(), 'second');
  });
}

test('a good copy older than a day is not shown', async () => {
  const { ask, world } = createTestCache();
  await ask();
  world.throws = true;
  world.now += DAY_MS + 1;
  await assert.rejects(ask(), PageUnavailable);
});

test('while renders fail, one is tried per 5 s with a good copy, and per second without', async () => {
  const { ask, world, quiet } = createTestCache();
  await ask('/good');
  world.now += 3_600_000;
  world.throws = true;
  world.renders = 0;
  for (let second = 0; second < 20; second++) {
    for (let times = 0; times < 10; times++) {
      assert.equal(await ask('/good'), 'first');
      await quiet();
    }
    world.now += 1_000;
  }
  assert.ok(world.renders <= 4, `${world.renders} renders with a copy`);
  world.renders = 0;
  for (let times = 0; times < 10; times++) await assert.rejects(ask('/none'), PageUnavailable);
  assert.equal(world.renders, 1);
  world.now += 1_001;
  await assert.rejects(ask('/none'), PageUnavailable);
  assert.equal(world.renders, 2);
});

test('a degraded page without a good copy is answered, forgotten after a second, and replaced by the first good one', async () => {
  const { ask, world, cache } = createTestCache();
  world.degraded = true;
  world.text = 'half a page';
  for (let times = 0; times < 5; times++) assert.equal(await ask(), 'half a page');
  assert.equal(world.renders, 1);
  assert.equal(cache.lastGood(key('/a')), undefined);
  world.degraded = false;
  world.text = 'whole';
  world.now += 1_001;
  assert.equal(await ask(), 'whole');
  world.degraded = true;
  assert.equal(await ask(), 'whole');
});

test('what is neither a page, a redirect nor a 404 is answered but not kept', async () => {
  const { ask, world } = createTestCache();
  world.status = 400;
  await ask();
  await ask();
  assert.equal(world.renders, 2);
});

test('ageing pages are renewed where there is room for it', async () => {
  let room = 2;
  const { ask, world, quiet } = createTestCache({ mayRenew: () => room-- > 0 });
  for (let index = 0; index < 10; index++) await ask(`/${index}`);
  world.now += 6_000;
  world.renders = 0;
  await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`/${index}`)));
  await quiet();
  assert.equal(world.renders, 2);
});

test('the cache stays within its bytes', async () => {
  const { ask, world, cache } = createTestCache();
  world.bytes = 50_000;
  for (let index = 0; index < 100; index++) await ask(`/${index}`);
  assert.ok(cache.size().bytes <= 2 ** 20);
  assert.ok(cache.size().pages >= 10 && cache.size().pages < 30);
  world.renders = 0;
  await ask('/99');
  assert.equal(world.renders, 0);
});

test('a page another process rendered is used like an own one, with the same tag', async (t) => {
  // The timeout of the store is tested in secondLevel.test.ts.
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const texts = new Map<string, string>();
  const store = {
    get: async (name: string) => texts.get(name),
    set: async (name: string, value: string) => texts.set(name, value),
  };
  const shared = createSharedPages({
    store,
    buildId: 'build1',
    headers: {},
    now: () => 0,
    onError: (error) => assert.fail(String(error)),
  });
  const first = createTestCache({ shared });
  await first.ask();
  await settle();
  const second = createTestCache({ shared });
  second.world.text = 'own';
  second.world.now += 4_000;
  const page = await second.cache.load(key('/a'));
  assert.equal((await plainOf(page)).toString(), 'first');
  assert.equal(page.etag, first.cache.get(key('/a'))!.etag);
  assert.equal(second.world.renders, 0);
  assert.equal(second.events.get('shared'), 1);

  second.world.now += 2_000;
  assert.equal(await second.ask(), 'first', 'its age counts from its render');
  await second.quiet();
  assert.equal(await second.ask(), 'own');

  const third = createTestCache({ shared });
  third.world.now += 3_600_000;
  third.world.throws = true;
  assert.equal(await third.ask(), 'own', 'an old copy stands in where renders fail');
});
