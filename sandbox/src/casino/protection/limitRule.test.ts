import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, confirmed, type LimitState, NO_LIMIT, RAISE_WAIT_MS, standing, windowStart } from './limitRule';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const limit = (amount: bigint): LimitState => ({ ...NO_LIMIT, amount });

test('a first limit and a lower one hold at once', () => {
  assert.deepEqual(changed(NO_LIMIT, 5000n, NOW), limit(5000n));
  assert.deepEqual(changed(limit(5000n), 4000n, NOW), limit(4000n));
  assert.deepEqual(changed(limit(5000n), 0n, NOW), limit(0n));
});

test('a higher limit, and none, wait for 24 hours', () => {
  const pendingFrom = later(RAISE_WAIT_MS);
  assert.deepEqual(changed(limit(5000n), 5001n, NOW), {
    amount: 5000n,
    pendingAmount: 5001n,
    pendingFrom,
    pendingConfirm: false,
  });
  const removed = changed(limit(5000n), null, NOW);
  assert.deepEqual(removed, { amount: 5000n, pendingAmount: null, pendingFrom, pendingConfirm: false });
  assert.deepEqual(standing(removed, later(RAISE_WAIT_MS - 1)), removed);
  assert.deepEqual(standing(removed, pendingFrom), NO_LIMIT);
});

test('a waiting raise is taken back, reduced without waiting longer, and waits anew where it grows', () => {
  const waiting = changed(limit(5000n), 9000n, NOW);
  const then = later(3_600_000);
  assert.deepEqual(changed(waiting, 5000n, then), limit(5000n));
  assert.deepEqual(changed(waiting, 4000n, then), limit(4000n));
  assert.deepEqual(changed(waiting, 8000n, then), { ...waiting, pendingAmount: 8000n });
  assert.deepEqual(changed(waiting, 9000n, then), waiting);
  const grown = { ...waiting, pendingAmount: 9001n, pendingFrom: later(3_600_000 + RAISE_WAIT_MS) };
  assert.deepEqual(changed(waiting, 9001n, then), grown);
});

test('a raise whose time has come is the limit that the next change starts from', () => {
  const waiting = changed(limit(5000n), 9000n, NOW);
  const then = later(RAISE_WAIT_MS);
  assert.deepEqual(changed(waiting, 8000n, then), limit(8000n));
  assert.deepEqual(changed(waiting, 9500n, then).amount, 9000n);
});

test('LIM-01 windows are 24 hours, 7 days and 30 days long', () => {
  assert.equal(windowStart(0, NOW).toISOString(), '2026-11-20T12:00:00.000Z');
  assert.equal(windowStart(1, NOW).toISOString(), '2026-11-14T12:00:00.000Z');
  assert.equal(windowStart(2, NOW).toISOString(), '2026-10-22T12:00:00.000Z');
});

test('MKT-11 a raise that is to be confirmed holds only once it is, and not before its time', () => {
  const waiting = changed(limit(5000n), 9000n, NOW, { confirms: true });
  const due = later(RAISE_WAIT_MS);
  assert.equal(standing(waiting, later(40 * RAISE_WAIT_MS)).amount, 5000n);
  assert.equal(confirmed(waiting, later(RAISE_WAIT_MS - 1)), null);
  assert.deepEqual(confirmed(waiting, due), limit(9000n));
  assert.equal(confirmed(changed(waiting, 5000n, due), due), null);
  assert.equal(confirmed(changed(limit(5000n), 9000n, NOW), due), null);
  // Reduced, it needs no new wait, and still the confirmation; grown, both.
  assert.deepEqual(confirmed(changed(waiting, 8000n, due), due), limit(8000n));
  assert.equal(confirmed(changed(waiting, 9001n, due, { confirms: true }), due), null);
});
