import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toPercent } from '../slots/fraction';
import { figuresOfRung } from './figures';
import { edgeOf, FIRST_RUNG, LADDER, NUMBERS, type Rung, rungOf, SIDES, winOf, wins } from './ladder';

const rungs = fc.constantFrom(...LADDER);
const sides = fc.constantFrom(...SIDES);
const all = Array.from({ length: NUMBERS }, (_, roll) => roll);

test('the ladder leads from 1.1 times at 90 % to 99 times at 1 %, and begins at twice the stake', () => {
  assert.deepEqual(LADDER[0], { tenths: 11, numbers: 9000 });
  assert.deepEqual(LADDER[LADDER.length - 1], { tenths: 990, numbers: 100 });
  assert.deepEqual(LADDER[FIRST_RUNG], { tenths: 20, numbers: 4950 });
  assert.ok(LADDER.length > 50);
  for (const tenths of [10, 13, 0, -20, 2.5, NaN]) assert.equal(rungOf(tenths), null);
});

test('every bet returns exactly 99 %, counted over all numbers', () => {
  for (const rung of LADDER) {
    assert.equal(toPercent(figuresOfRung(rung).returnToPlayer, 6), 99);
    for (const side of SIDES) {
      const returned = all.reduce((sum, roll) => sum + winOf(rung, side, roll, 10n), 0n);
      assert.equal(returned * 100n, 99n * 10n * BigInt(NUMBERS), `${rung.tenths} ${side}`);
    }
  }
});

test('the two sides win on as many numbers, from their own ends', () => {
  fc.assert(
    fc.property(rungs, fc.nat(NUMBERS - 1), (rung, roll) => {
      assert.equal(wins(rung, 'under', roll), wins(rung, 'over', NUMBERS - 1 - roll));
    }),
  );
  for (const rung of LADDER)
    for (const side of SIDES) assert.equal(all.filter((roll) => wins(rung, side, roll)).length, rung.numbers);
});

test('a win is the exact multiple, and a stake that does not divide never pays more than it', () => {
  fc.assert(
    fc.property(
      rungs,
      sides,
      fc.nat(NUMBERS - 1),
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      (rung, side, roll, stake) => {
        const win = winOf(rung, side, roll, stake);
        const exact = stake * BigInt(rung.tenths);
        assert.ok(win === 0n || (win * 10n <= exact && exact - win * 10n < 10n));
        if (stake % 10n === 0n && win > 0n) assert.equal(win * 10n, exact);
      },
    ),
  );
});

test('the edges are those a player reads', () => {
  const twice = rungOf(20) as Rung;
  assert.deepEqual(
    SIDES.map((side) => edgeOf(twice, side)),
    [4950, 5050],
  );
  assert.deepEqual(
    [4949, 4950].map((roll) => wins(twice, 'under', roll)),
    [true, false],
  );
  assert.deepEqual(
    [5049, 5050].map((roll) => wins(twice, 'over', roll)),
    [false, true],
  );
});
