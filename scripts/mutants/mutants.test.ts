import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, mutantsOf, mutated } from './mutants';

const SOURCE = `type Kind = 1 | true;
export const isOver = (sum: bigint, most: 5n) => !(sum <= 100n) && true;
`;

test('operators, bounds and answers are changed, one in each mutant, and types are left alone', () => {
  const files = mutantsOf('a.ts', SOURCE).map((mutant) => mutated(SOURCE, mutant).split('\n')[1]!.split('=> ')[1]);
  assert.deepEqual(files, [
    '!(sum <= 100n) || true;',
    '(sum <= 100n) && true;',
    '!(sum < 100n) && true;',
    '!(sum <= 101n) && true;',
    '!(sum <= 100n) && false;',
  ]);
  assert.deepEqual(new Set(mutantsOf('a.ts', SOURCE).map(({ line }) => line)), new Set([2]));
});

test('a seed draws the same ones, none of them twice', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  const drawn = draw(all, 20, 7);
  assert.deepEqual(draw(all, 20, 7), drawn);
  assert.equal(new Set(drawn).size, 20);
  assert.notDeepEqual(draw(all, 20, 8), drawn);
  assert.equal(draw(all, 90, 7).length, 50);
});
