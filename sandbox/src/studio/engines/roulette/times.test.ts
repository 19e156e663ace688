import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numberAt, phaseAt, ROUND_MS, timesOf } from './times';

const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0) });

test('every instant lies in exactly one round of half a minute', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const times = timesOf(numberAt(now));
      assert.ok(times.opensAt <= now && now < times.endsAt);
      assert.equal(times.endsAt, timesOf(times.number + 1).opensAt);
      assert.equal(times.endsAt - times.opensAt, ROUND_MS);
    }),
  );
});

test('bets are taken for 20 s, the ball falls 6 s later, and then the result stands', () => {
  const times = timesOf(7);
  const at = (ms: number) => phaseAt(times, times.opensAt + ms);
  assert.deepEqual([0, 19_999, 20_000, 25_999, 26_000, 29_999].map(at), [
    'betting',
    'betting',
    'spinning',
    'spinning',
    'result',
    'result',
  ]);
});
