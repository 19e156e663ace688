import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allStops, distributionOf, stopsOf } from './distribution';
import { evaluate } from './evaluate';
import { type Figures, figuresOf } from './figures';
import { toNumber, toPercent } from './fraction';
import { type SlotModel } from './model';
import { MODELS } from './models/models';
import { awardOf } from './round';
import { toyFreeSpins, toyLines, toyWays } from './testModels';

/** Every course a round can take, with its probability. */
function* courses(model: SlotModel): Generator<{ coins: number; chance: number }> {
  const { scatters } = model;
  function* free(left: number, won: number): Generator<{ coins: number; chance: number }> {
    if (!scatters || left === 0) return void (yield { coins: 0, chance: 1 });
    const chance = 1 / stopsOf(scatters.strips);
    for (const stops of allStops(scatters.strips)) {
      const spin = evaluate(model, stops, scatters.strips);
      const award = awardOf(model, spin.scatters, true, won);
      for (const rest of free(left - 1 + award, won + award))
        yield { coins: spin.coins * scatters.multiplier + rest.coins, chance: chance * rest.chance };
    }
  }
  const chance = 1 / stopsOf(model.strips);
  for (const stops of allStops(model.strips)) {
    const spin = evaluate(model, stops);
    const award = awardOf(model, spin.scatters, false, 0);
    for (const rest of free(award, award)) yield { coins: spin.coins + rest.coins, chance: chance * rest.chance };
  }
}

function countedFigures(model: SlotModel) {
  let [mean, square, hits, max] = [0, 0, 0, 0];
  for (const { coins, chance } of courses(model)) {
    const win = coins / model.coins;
    mean += chance * win;
    square += chance * win * win;
    if (coins > 0) hits += chance;
    max = Math.max(max, win);
  }
  return { mean, deviation: Math.sqrt(square - mean * mean), hits, max };
}

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

test('figures equal those counted from every stop and every course of free spins of a small model', () => {
  for (const model of [toyLines, toyWays, toyFreeSpins]) {
    const figures: Figures = figuresOf(model);
    const counted = countedFigures(model);
    near(toNumber(figures.returnToPlayer), counted.mean);
    near(toNumber(figures.hitFrequency), counted.hits);
    near(figures.deviation, counted.deviation);
    near(figures.maxMultiplier, counted.max);
  }
});

test('the distribution of a model covers every stop once', () => {
  for (const model of MODELS) {
    const total = distributionOf(model).reduce((sum, { stops }) => sum + stops, 0);
    assert.equal(total, stopsOf(model.strips));
  }
});

test('every model returns between 92 and 97 percent, and none of its rounds can return less than nothing', () => {
  for (const model of MODELS) {
    const figures = figuresOf(model);
    const percent = toPercent(figures.returnToPlayer);
    assert.ok(percent >= 92 && percent <= 97, `${model.id}: ${percent}`);
    assert.ok(distributionOf(model).every(({ coins }) => coins >= 0));
    assert.ok(figures.maxMultiplier >= figures.bestSpin && figures.bestSpin > 1, model.id);
  }
});
