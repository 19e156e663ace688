import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '@/artwork/src/drawing/seed';
import { figuresOf } from './figures';
import { toNumber } from './fraction';
import { MODELS } from './models/models';
import { playRound } from './round';

/** Enough rounds to notice an error in the maths, few enough for a test. */
const ROUNDS = Number(process.env.ROUNDS ?? 20_000);
const STAKE = 100n;

test('played rounds return the exact figure within four standard errors, and hit as often as it says', () => {
  for (const [index, model] of MODELS.entries()) {
    const uniform = seededRandom(20260101 + index);
    const random = (bound: number) => Math.floor(uniform() * bound);
    let [returned, hits] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { win } = playRound(model, STAKE, random);
      returned += Number(win) / Number(STAKE);
      if (win > 0n) hits += 1;
    }
    const { returnToPlayer, hitFrequency, deviation } = figuresOf(model);
    const within = (name: string, played: number, exact: number, error: number) =>
      assert.ok(
        Math.abs(played - exact) <= 4 * error,
        `${model.id}: ${name} ${played.toFixed(4)} played, ${exact.toFixed(4)} exact, ${error.toFixed(4)} standard error`,
      );
    const chance = toNumber(hitFrequency);
    within('return', returned / ROUNDS, toNumber(returnToPlayer), deviation / Math.sqrt(ROUNDS));
    within('hits', hits / ROUNDS, chance, Math.sqrt((chance * (1 - chance)) / ROUNDS));
  }
});
