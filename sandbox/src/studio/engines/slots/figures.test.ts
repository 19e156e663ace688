import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allStops, distributionOf, drawsOf, stopsOf } from './distribution';
import { evaluate } from './evaluate';
import { type Figures, figuresOf } from './figures';
import { freeGameOf } from './freeGame';
import { toNumber, toPercent } from './fraction';
import { type SlotModel } from './model';
import { MODELS } from './models/models';
import { awardOf } from './round';
import { toyFreeSpins, toyKinds, toyLines, toyWays } from '../../../testing/testModels';

type Course = { coins: number; chance: number };

/** Every multiplier that a spin may be paid with. */
const lucks = ({ luck }: SlotModel, coins: number) => {
  const all = (luck ?? []).reduce((sum, { weight }) => sum + weight, 0);
  return luck && coins > 0
    ? luck.map(({ multiplier, weight }) => ({ multiplier, chance: weight / all }))
    : [{ multiplier: 1, chance: 1 }];
};

/** Every course a round can take, with its probability. */
function* courses(model: SlotModel): Generator<Course> {
  const game = freeGameOf(model);
  function* free(left: number, won: number): Generator<Course> {
    if (!game || left === 0) return void (yield { coins: 0, chance: 1 });
    const chance = 1 / stopsOf(game.strips);
    const multiplier = Math.min(game.multiplier + (game.risingTo ? won - left : 0), game.risingTo ?? game.multiplier);
    for (const stops of allStops(game.strips)) {
      const spin = evaluate(model, stops, game.strips);
      const award = awardOf(model, spin.scatters, true, won);
      for (const rest of free(left - 1 + award, won + award))
        yield { coins: spin.coins * multiplier + rest.coins, chance: chance * rest.chance };
    }
  }
  /** Cell by cell, filled or not. */
  function* held(count: number, cells: number): Generator<Course> {
    const { hold } = model;
    if (!hold || count + cells < hold.from) return void (yield { coins: 0, chance: 1 });
    if (cells === 0) return void (yield { coins: (hold.pays[count - hold.from] ?? 0) * model.coins, chance: 1 });
    const empty = (1 - (hold.strip.split('S').length - 1) / hold.strip.length) ** hold.respins;
    for (const rest of held(count, cells - 1)) yield { ...rest, chance: rest.chance * empty };
    for (const rest of held(count + 1, cells - 1)) yield { ...rest, chance: rest.chance * (1 - empty) };
  }
  const after = new Map<number, readonly Course[]>();
  const next = (scatters: number): readonly Course[] => {
    const award = awardOf(model, scatters, false, 0);
    const found = after.get(scatters) ?? [
      ...(model.hold && scatters >= model.hold.from ? held(scatters, 15 - scatters) : free(award, award)),
    ];
    after.set(scatters, found);
    return found;
  };
  const chance = 1 / stopsOf(model.strips);
  for (const stops of allStops(model.strips)) {
    const spin = evaluate(model, stops);
    for (const luck of lucks(model, spin.coins))
      for (const rest of next(spin.scatters))
        yield { coins: spin.coins * luck.multiplier + rest.coins, chance: chance * luck.chance * rest.chance };
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
  for (const model of [toyLines, toyWays, toyFreeSpins, ...toyKinds]) {
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
    assert.equal(total, drawsOf(model));
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
