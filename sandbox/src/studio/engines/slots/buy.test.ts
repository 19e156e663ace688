import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '@/artwork/src/drawing/seed';
import { bonusOf } from './bonus';
import { allStops } from './distribution';
import { evaluate } from './evaluate';
import { expectedWhenBought, offerOf, playBought, soldFrom } from './buy';
import { figuresOf } from './figures';
import { toNumber, toPercent } from './fraction';
import { type SlotModel } from './model';
import { MODELS } from './models/models';
import { PRINTED_FIGURES } from './models/printedFigures';
import { toyFreeSpins, toyKinds, toyLines, toyWays } from '../../../testing/testModels';

const SELLING = MODELS.filter((model) => soldFrom(model) !== null);
const STAKE = 100n;

/** A seeded generator: every run draws the same. */
function repeatable(seed: number) {
  const uniform = seededRandom(seed);
  return (bound: number) => Math.floor(uniform() * bound);
}

/** The expected win of a bought round of a small model, by enumerating its stops. */
function counted(model: SlotModel): number {
  const bonus = bonusOf(model);
  const triggering = [...allStops(model.strips)]
    .map((stops) => evaluate(model, stops))
    .filter(({ scatters }) => scatters >= soldFrom(model)!);
  const wins = triggering.map(({ coins, scatters }) => coins + Number(bonus.after(scatters).sum) / Number(bonus.scale));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length / model.coins;
}

test('a bought round of a small model is worth what counting its stops one by one says', () => {
  const small = [toyFreeSpins, ...toyKinds].filter((model) => soldFrom(model) !== null);
  assert.deepEqual(
    small.map(({ id }) => id),
    ['toy-free-spins', 'toy-rising', 'toy-hold'],
  );
  for (const model of small) {
    const [exact, one] = [toNumber(expectedWhenBought(model)!), counted(model)];
    assert.ok(Math.abs(exact - one) < 1e-9, `${model.id}: ${exact} is not ${one}`);
  }
});

test('free spins by scatters and hold and spin are sold; respins and plain games are not', () => {
  for (const model of MODELS) assert.equal(soldFrom(model) !== null, Boolean(model.scatters ?? model.hold), model.id);
  for (const model of [toyLines, toyWays, MODELS.find(({ respin }) => respin)!]) {
    assert.equal(offerOf(model), null);
    assert.throws(() => playBought(model, BigInt(model.coins), repeatable(1)), RangeError);
  }
});

test('the price of each model, and what a bought round returns of it', () => {
  const table = SELLING.map((model) => {
    const { price, returned } = offerOf(model)!;
    return `${model.id}: ${price} stakes, ${toPercent(returned)} %, the game ${toPercent(figuresOf(model).returnToPlayer)} %`;
  });
  assert.deepEqual(table, [
    'free-spins-20-low: 12 stakes, 97.5 %, the game 95.62 %',
    'free-spins-20-mild: 22 stakes, 94.65 %, the game 96.13 %',
    'free-spins-10-medium: 20 stakes, 93.88 %, the game 94.4 %',
    'free-spins-20-lively: 46 stakes, 95.74 %, the game 96.59 %',
    'free-spins-10-high: 60 stakes, 92.29 %, the game 92.88 %',
    'ways-free-spins-medium: 18 stakes, 91.53 %, the game 93.25 %',
    'ways-free-spins-lively: 24 stakes, 94.01 %, the game 95.76 %',
    'rising-free-spins-low: 21 stakes, 94.65 %, the game 93.53 %',
    'rising-free-spins-medium: 32 stakes, 93.79 %, the game 93.3 %',
    'hold-low: 8 stakes, 91.41 %, the game 93.49 %',
    'hold-high: 21 stakes, 93.48 %, the game 95.19 %',
  ]);
});

test('no whole price comes nearer to the return of the game, and the printed offer is the exact one', () => {
  for (const model of MODELS) {
    const offer = offerOf(model);
    const { buy } = PRINTED_FIGURES.find(({ id }) => id === model.id)!;
    assert.deepEqual(buy, offer && { price: offer.price, returned: toPercent(offer.returned) }, model.id);
    if (!offer) continue;
    const [stakes, whole] = [toNumber(expectedWhenBought(model)!), toNumber(figuresOf(model).returnToPlayer)];
    assert.ok(Math.abs(stakes / whole - offer.price) <= 0.5, model.id);
    assert.ok(toNumber(offer.returned) < 1, `${model.id} would pay more than it takes`);
  }
});

const ROUNDS = Number(process.env.ROUNDS ?? 20_000) / 20;

test('bought rounds always trigger, and return the exact figure within four standard errors', () => {
  for (const [index, model] of SELLING.entries()) {
    const random = repeatable(20260707 + index);
    const wins = Array.from({ length: ROUNDS }, () => {
      const { spins, win } = playBought(model, STAKE, random);
      assert.ok(spins.length > 1 && spins[0]!.scatters >= soldFrom(model)! && spins[0]!.awarded > 0, model.id);
      return Number(win) / Number(STAKE);
    });
    const mean = wins.reduce((sum, win) => sum + win, 0) / ROUNDS;
    const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / (ROUNDS - 1);
    const [exact, error] = [toNumber(expectedWhenBought(model)!), Math.sqrt(variance / ROUNDS)];
    assert.ok(
      Math.abs(mean - exact) <= 4 * error,
      `${model.id}: ${mean.toFixed(2)} played, ${exact.toFixed(2)} exact, ${error.toFixed(2)} standard error`,
    );
  }
});

test('a generator that never triggers ends the draw, and no round comes of it', () => {
  const [model] = SELLING;
  assert.throws(() => playBought(model!, STAKE, () => 0), /did not trigger/);
});
