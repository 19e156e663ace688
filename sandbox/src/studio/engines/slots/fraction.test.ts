import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fraction, toNumber, toPercent } from './fraction';

test('percentages are rounded half up at the last decimal', () => {
  assert.equal(toPercent(fraction(2n, 3n)), 66.67);
  assert.equal(toPercent(fraction(94005n, 100000n)), 94.01);
  assert.equal(toPercent(fraction(940049n, 1000000n)), 94);
  assert.equal(toPercent(fraction(0n, 7n)), 0);
});

test('a number comes out right however long the parts are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: 1, max: 1e6 }),
      fc.nat(900),
      (over, under, power) => {
        const factor = 3n ** BigInt(power);
        const value = toNumber(fraction(BigInt(over) * factor, BigInt(under) * factor));
        assert.ok(Math.abs(value - over / under) <= (over / under) * 1e-14);
      },
    ),
  );
});

test('a fraction over zero is refused', () => {
  assert.throws(() => fraction(1n, 0n), RangeError);
});
