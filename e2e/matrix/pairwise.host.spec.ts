import { expect, test } from '@playwright/test';
import { pairwise } from './pairwise';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

const pairsOf = (row: Record<string, unknown>) =>
  Object.entries(row).flatMap(([name, value], index, all) =>
    all.slice(index + 1).map(([other, otherValue]) => [`${name}=${value}`, `${other}=${otherValue}`].sort().join(' ')),
  );

for (const sizes of [
  [1, 1],
  [3, 2, 2],
  [4, 20, 4, 17],
  [5, 5, 5, 5, 5],
  [2, 2, 2, 2, 2, 2, 2],
  [7, 1, 6, 3],
]) {
  test(`axes of ${sizes.join(', ')} values: every pair meets, in few rows`, () => {
    const axes = Object.fromEntries(sizes.map((size, index) => [`axis${index}`, numbers(size)]));
    const rows = pairwise(axes);
    const met = new Set(rows.flatMap(pairsOf));
    const [longest = 1, second = 1] = [...sizes].sort((a, b) => b - a);
    const wanted = sizes.flatMap((size, index) => sizes.slice(index + 1).map((other) => size * other));
    expect(met.size).toBe(wanted.reduce((sum, count) => sum + count, 0));
    expect(rows.length).toBeLessThanOrEqual(longest * second * 2 + 4);
    expect(pairwise(axes)).toEqual(rows);
  });
}
