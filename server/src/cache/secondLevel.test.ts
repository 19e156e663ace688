import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { pageOf } from './page';
import { withSum } from './checked';
import { createSharedPages, type TextStore } from './secondLevel';

const BASE = { 'x-frame-options': 'DENY' };
const rendering = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('Curaçao') };
const page = await pageOf(rendering, BASE);

/** Only the last test is about the store's timeout. */
beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

const now = () => 0;
const unexpected = (error: unknown) => assert.fail(String(error));

function createMapStore() {
  const texts = new Map<string, string>();
  const store: TextStore = {
    get: async (name) => texts.get(name),
    set: async (name, value) => texts.set(name, value),
  };
  return { texts, store };
}

test('a page comes back as it went, bytes, headers and tag', async () => {
  const { store } = createMapStore();
  const shared = createSharedPages({ store: store, buildId: 'b1', headers: BASE, now, onError: unexpected });
  await shared.set('id', page, 123);
  assert.deepEqual(await shared.get('id'), { page, renderedAt: 123 });
  assert.equal(await shared.get('other'), undefined);
});

test('the pages of another build are not ours', async () => {
  const { store } = createMapStore();
  await createSharedPages({ store: store, buildId: 'b1', headers: BASE, now, onError: unexpected }).set(
    'id',
    page,
    123,
  );
  assert.equal(
    await createSharedPages({ store: store, buildId: 'b2', headers: BASE, now, onError: unexpected }).get('id'),
    undefined,
  );
});

test('nonsense in the store counts as nothing and is reported', async () => {
  const { texts, store } = createMapStore();
  const errors: unknown[] = [];
  const shared = createSharedPages({
    store: store,
    buildId: 'b1',
    headers: BASE,
    now,
    onError: (error) => errors.push(error),
  });
  await shared.set('id', page, 123);
  const good = texts.get('baize:b1:id')!;
  const SUM = good.indexOf('{');
  const bad = [
    '{',
    'null',
    '[]',
    '{}',
    good.slice(0, -9),
    good.replace('"gzip":"', '"gzip":"AAAA'),
    ...['{', 'null', '[]', '{}'].map(withSum),
    withSum(good.slice(SUM).replace('200', '"200"')),
    withSum(good.slice(SUM).replace('"br":"', '"br":"AAAA')),
  ];
  for (const text of bad) {
    texts.set('baize:b1:id', text);
    assert.equal(await shared.get('id'), undefined, text.slice(0, 20));
  }
  assert.equal(errors.length, bad.length);
});

test('B16: a store that fails or hangs disturbs nobody, and each such call is counted', async () => {
  const errors: unknown[] = [];
  const failing: TextStore = {
    get: () => Promise.reject(new Error('away')),
    set: () => Promise.reject(new Error('away')),
  };
  const shared = createSharedPages({
    store: failing,
    buildId: 'b1',
    headers: BASE,
    now,
    onError: (error) => errors.push(error),
  });
  assert.equal(await shared.get('id'), undefined);
  await shared.set('id', page, 1);
  assert.equal(errors.length, 2);

  const hanging: TextStore = { get: () => new Promise(() => {}), set: () => new Promise(() => {}) };
  const slow = () =>
    createSharedPages({
      store: hanging,
      buildId: 'b1',
      headers: BASE,
      now,
      onError: (error) => errors.push(error),
    });
  const ends = Promise.all([slow().get('id'), slow().set('id', page, 1)]);
  mock.timers.tick(100);
  assert.deepEqual(await ends, [undefined, undefined]);
  assert.equal(errors.length, 4);
});
