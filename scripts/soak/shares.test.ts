import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberOr, sharesOf } from './shares';

test('a count is shared out whole, and nobody gets an empty share', () => {
  const asked: [count: number, parts: number][] = [
    [100_000, 2],
    [100_001, 4],
    [7, 3],
    [1, 8],
    [5, 1],
  ];
  for (const [count, parts] of asked) {
    const shares = sharesOf(count, parts);
    assert.equal(
      shares.reduce((sum, one) => sum + one, 0),
      count,
    );
    assert.ok(shares.length <= parts && shares.every((one) => one > 0));
    assert.ok(Math.max(...shares) - Math.min(...shares) <= 1);
  }
});

test('what is no whole number above 0 is not taken for one', () => {
  assert.equal(numberOr(undefined, 7), 7);
  assert.equal(numberOr('200', 7), 200);
  for (const text of ['0', '-1', '1.5', '1e5', 'many', '']) assert.throws(() => numberOr(text, 7), /no whole number/);
});
