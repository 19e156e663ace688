import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shiftedClock } from './clock';
import { testClock } from '../testing/testClock';

test('a shifted clock goes on with its base, ahead by the sum of all shifts, until it is reset', () => {
  const base = testClock('2026-11-20T12:00:00.000Z');
  const clock = shiftedClock(base);
  assert.deepEqual(clock.now(), base.now());
  clock.forward(3_600_000);
  clock.forward(86_400_000);
  base.advance(1_000);
  assert.equal(clock.now().toISOString(), '2026-11-21T13:00:01.000Z');
  assert.equal(clock.ahead(), 90_000_000);
  clock.reset();
  assert.deepEqual(clock.now(), base.now());
});
