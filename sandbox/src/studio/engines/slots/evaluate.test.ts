import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bruteForceCoins } from './bruteForce';
import { evaluate, gridOf } from './evaluate';
import { type SlotModel } from './model';
import { MODELS } from './models/models';
import { toyFreeSpins, toyKinds, toyLines, toyWays } from '../../../testing/testModels';

const stopsFor = ({ strips }: SlotModel) => fc.tuple(...strips.map((strip) => fc.nat(strip.length - 1)));

test('a spin pays what a second evaluator, written from the printed rules, says', () => {
  for (const model of [...MODELS, toyLines, toyWays, toyFreeSpins, ...toyKinds])
    fc.assert(
      fc.property(stopsFor(model), (stops) => {
        const spin = evaluate(model, stops);
        assert.equal(spin.coins, bruteForceCoins(model, gridOf(model.strips, stops)));
      }),
      { numRuns: 150 },
    );
});

test('a spin pays the sum of its wins, each of them above zero and made of cells that show it', () => {
  for (const model of MODELS)
    fc.assert(
      fc.property(stopsFor(model), (stops) => {
        const { coins, wins, grid } = evaluate(model, stops);
        assert.equal(
          coins,
          wins.reduce((sum, win) => sum + win.coins, 0),
        );
        for (const win of wins) {
          assert.ok(Number.isSafeInteger(win.coins) && win.coins > 0);
          for (const { reel, row } of win.cells) assert.ok([win.symbol, 'W'].includes(grid[reel]![row]!));
        }
      }),
      { numRuns: 50 },
    );
});

const oneLine = (strips: SlotModel['strips']): SlotModel => ({ ...toyLines, lines: [[0, 0, 0, 0, 0]], strips });
const paid = (model: SlotModel) =>
  evaluate(model, [0, 0, 0, 0, 0]).wins.map(({ symbol, count, coins }) => [symbol, count, coins]);

test('leading wilds pay as wilds or as the letter after them, whichever is more', () => {
  assert.deepEqual(paid(oneLine(['W', 'W', 'W', 'C', 'B'])), [['W', 3, 9]]);
  assert.deepEqual(paid(oneLine(['W', 'W', 'A', 'A', 'B'])), [['A', 4, 25]]);
  assert.deepEqual(paid(oneLine(['W', 'W', 'W', 'W', 'W'])), [['W', 5, 100]]);
});

test('a wild does not stand in for a scatter, and a line that starts with one pays nothing', () => {
  const model = { ...oneLine(['W', 'S', 'A', 'A', 'A']), paytable: { A: [0, 8, 25, 90] } } as SlotModel;
  assert.deepEqual(paid(model), []);
  assert.deepEqual(paid({ ...model, strips: ['S', 'A', 'A', 'A', 'A'] }), []);
});

test('ways multiply over neighbouring reels and end at the first reel without the symbol', () => {
  const model: SlotModel = { ...toyWays, strips: ['AAB', 'AWB', 'AAA', 'BBC', 'AAA'] };
  const { wins } = evaluate(model, [0, 0, 0, 0, 0]);
  assert.deepEqual(
    wins.map((win) => win.kind === 'ways' && [win.symbol, win.count, win.ways, win.coins]),
    [['A', 3, 12, 96]],
  );
});

test('the window runs over the end of a strip', () => {
  assert.deepEqual(gridOf(['ABC', 'ABC', 'ABC', 'ABC', 'ABC'], [2, 0, 1, 2, 0])[0], ['C', 'A', 'B']);
});
