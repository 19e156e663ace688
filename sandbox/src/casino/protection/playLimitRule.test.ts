import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BetLimitLock, forbidsChange, lockedUntil } from './playLimitRule';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const ruling = (
  amount: bigint | null,
  asked: bigint | null,
  minutes: number,
  more: { lock?: BetLimitLock; ceiling?: bigint } = {},
) =>
  forbidsChange({ amount, changedAt: minutesAgo(minutes) }, asked, { ceiling: null, lock: 'raise', now: NOW, ...more });

test('raising and taking away wait an hour after a change, lowering never (CONST-13, LIM-06, LIM-13)', () => {
  for (const asked of [101n, null]) {
    assert.equal(ruling(100n, asked, 59.999), 'BET_LIMIT_LOCKED');
    assert.equal(ruling(100n, asked, 60), null);
  }
  assert.equal(ruling(100n, 99n, 0), null);
  assert.equal(ruling(100n, 100n, 0), null);
  assert.equal(ruling(null, 500n, 0), null);
});

test('with the lock for both, lowering waits too, and a first limit still holds at once', () => {
  assert.equal(ruling(100n, 99n, 1, { lock: 'both' }), 'BET_LIMIT_LOCKED');
  assert.equal(ruling(100n, 99n, 60, { lock: 'both' }), null);
  assert.equal(ruling(null, 99n, 1, { lock: 'both' }), null);
});

test('above what the brand takes only support helps, whenever it is asked', () => {
  assert.equal(ruling(null, 501n, 600, { ceiling: 500n }), 'SUPPORT_ONLY');
  assert.equal(ruling(null, 500n, 600, { ceiling: 500n }), null);
  assert.equal(ruling(100n, null, 600, { ceiling: 500n }), null);
});

test('what was never set is never locked', () => {
  assert.equal(lockedUntil({ amount: null, changedAt: NOW }, NOW), null);
  assert.equal(lockedUntil({ amount: 5n, changedAt: null }, NOW), null);
  assert.deepEqual(lockedUntil({ amount: 5n, changedAt: minutesAgo(20) }, NOW), minutesAgo(-40));
});
