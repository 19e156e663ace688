import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRedisStore } from './redisStore';

test('a Redis that was never there is told of, once, and every call fails at once', async (t) => {
  const states: boolean[] = [];
  const store = createRedisStore('redis://127.0.0.1:1', (reachable) => states.push(reachable));
  t.after(() => store.close());
  while (states.length === 0) await sleep(5);
  // Time for more tries, which all fail.
  await sleep(400);
  assert.deepEqual(states, [false]);
  await assert.rejects(store.get('page'), /Not connected/);
  await assert.rejects(store.set('page', 'text', 1_000), /Not connected/);
});
