import assert from 'node:assert/strict';
import { mock, test, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createPatience } from './patience';

const never = () => new Promise<never>(() => {});

function createTest(t: TestContext) {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.after(() => mock.timers.reset());
  const world = { now: 0, calls: 0, errors: 0 };
  const patient = createPatience({ now: () => world.now, onError: () => world.errors++, patienceMs: 100 });
  const ask = (answer: () => Promise<string>) =>
    patient(async () => {
      world.calls++;
      return answer();
    });
  const settle = async (ms: number) => {
    world.now += ms;
    mock.timers.tick(ms);
    await turn();
    await turn();
  };
  return { world, ask, settle };
}

test('once the store is slow nobody waits for it, and one call per second tries it', async (t) => {
  const { world, ask, settle } = createTest(t);
  const first = ask(never);
  await settle(100);
  assert.equal(await first, undefined);
  // Each resolves without a tick of the clock.
  for (let times = 0; times < 50; times++) assert.equal(await ask(never), undefined);
  assert.equal(world.calls, 1);
  await settle(1_000);
  for (let times = 0; times < 50; times++) assert.equal(await ask(never), undefined);
  assert.equal(world.calls, 2);
  await settle(100);
  assert.equal(world.errors, 2);
});

test('the first call in time ends the rest', async (t) => {
  const { ask, settle } = createTest(t);
  const first = ask(never);
  await settle(100);
  await first;
  await settle(1_000);
  assert.equal(await ask(async () => 'tries'), undefined);
  await settle(0);
  assert.equal(await ask(async () => 'is waited for'), 'is waited for');
});

test('an answer that is there when a late event loop looks is in time', async (t) => {
  const { world, ask, settle } = createTest(t);
  const late = ask(() => new Promise((resolve) => setImmediate(() => resolve('read late'))));
  await settle(100);
  assert.equal(await late, 'read late');
  assert.equal(world.errors, 0);
});

test('a store that fails at once is asked each time', async (t) => {
  const { world, ask } = createTest(t);
  for (let times = 0; times < 3; times++) assert.equal(await ask(() => Promise.reject(new Error('away'))), undefined);
  assert.deepEqual([world.calls, world.errors], [3, 3]);
});
