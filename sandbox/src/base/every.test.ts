import assert from 'node:assert/strict';
import { test } from 'node:test';
import { every } from './every';

/** Lets settled promises run their callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('work runs once at a time, again after a failure, and no more once it is stopped', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const reports: unknown[] = [];
  const runs: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const work = () => new Promise<void>((resolve, reject) => runs.push({ resolve, reject }));
  const stop = every(1_000, work, (error) => reports.push(error));
  t.mock.timers.tick(2_000);
  assert.equal(runs.length, 1);
  runs[0]!.reject('lost');
  await settled();
  assert.deepEqual(reports, ['lost']);
  t.mock.timers.tick(1_000);
  assert.equal(runs.length, 2);

  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await settled();
  assert.equal(isStopped, false, 'the stop waits for the run in progress');
  runs[1]!.resolve();
  await stopping;
  t.mock.timers.tick(5_000);
  assert.equal(runs.length, 2);
});
