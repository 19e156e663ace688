import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TABLES } from '../../catalogue/houseGames';
import { numberAt, phaseAt, timesOf } from './times';

const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
const paces = TABLES.map(({ pace }) => pace);

test('every instant lies in exactly one round of a table, whatever its pace', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...paces), (now, pace) => {
      const times = timesOf(pace, numberAt(pace, now));
      assert.ok(times.opensAt <= now && now < times.endsAt);
      assert.equal(times.endsAt, timesOf(pace, times.number + 1).opensAt);
      assert.equal(times.endsAt - times.opensAt, pace.roundMs);
    }),
  );
});

test('bets are taken for 20 s, the ball falls 6 s later, and then the result stands', () => {
  const times = timesOf({ roundMs: 30_000, bettingMs: 20_000, resultMs: 6_000 }, 7);
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

test('every table shows its result for a while, later than it is told to anybody', () => {
  for (const { roundMs, bettingMs, resultMs } of paces) {
    assert.ok(resultMs >= 3_000);
    assert.ok(roundMs - bettingMs - resultMs >= 3_000);
    assert.ok(Number.isInteger(Date.UTC(2100, 0) / roundMs));
  }
});
