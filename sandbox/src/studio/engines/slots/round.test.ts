import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MODELS } from './models/models';
import { secureRandom } from '../../../base/random';
import { awardOf, coinOf, drawStops, playRound } from './round';
import { toyFreeSpins } from '../../../testing/testModels';

test('a round is worth the sum of its spins, in whole minor units and never below zero', () => {
  const coins = fc.bigInt({ min: 1n, max: 5000n });
  fc.assert(
    fc.property(fc.constantFrom(...MODELS), coins, (model, coin) => {
      const { win, spins } = playRound(model, coin * BigInt(model.coins), secureRandom);
      assert.equal(
        win,
        spins.reduce((sum, spin) => sum + spin.win, 0n),
      );
      for (const spin of spins) assert.equal(spin.win, BigInt(spin.coins * spin.multiplier) * coin);
      assert.ok(win >= 0n);
    }),
    { numRuns: 500 },
  );
});

test('every free spin that was won is played, and no more than the limit', () => {
  const alwaysScatters = () => 0;
  const { spins } = playRound(toyFreeSpins, 1n, alwaysScatters);
  assert.deepEqual(
    spins.map(({ free, awarded, multiplier }) => [free, awarded, multiplier]),
    [
      [false, 2, 1],
      [true, 1, 3],
      [true, 0, 3],
      [true, 0, 3],
    ],
  );
});

test('two scatters win nothing, and a game without scatters never awards', () => {
  assert.equal(awardOf(toyFreeSpins, 2, false, 0), 0);
  assert.equal(awardOf({ ...toyFreeSpins, scatters: null }, 5, false, 0), 0);
});

test('a stake that is not whole coins of the model is refused', () => {
  for (const model of MODELS) {
    assert.equal(coinOf(model, BigInt(model.coins)), 1n);
    for (const stake of [0n, -20n, BigInt(model.coins) + 1n]) assert.throws(() => coinOf(model, stake), RangeError);
  }
});

test('every position of a reel can be drawn and none beyond it', () => {
  const strips = ['AB', 'ABC', 'A', 'ABCD', 'AB'] as const;
  const seen = strips.map(() => new Set<number>());
  for (let draw = 0; draw < 500; draw += 1)
    drawStops(strips, secureRandom).forEach((stop, reel) => seen[reel]?.add(stop));
  assert.deepEqual(
    seen.map((stops) => [...stops].sort()),
    [[0, 1], [0, 1, 2], [0], [0, 1, 2, 3], [0, 1]],
  );
});
