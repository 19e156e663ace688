import { pulseGraph } from './pulse';

const graphOf = (...values: number[]) =>
  pulseGraph(
    values.map((value) => ({ at: '2026-11-27T00:00:00Z', value })),
    96,
  );

test('W-16 bars start at zero, and the highest round reaches the top', () => {
  const { bars, best, lost } = graphOf(0, 1, 0, 100);
  expect(bars[0]).toBe(0);
  expect(bars[3]).toBe(1);
  expect(bars[1]).toBeGreaterThan(0);
  expect(bars[1]).toBeLessThan(0.2);
  expect([best, lost]).toEqual([100, 2]);
});

test('W-16 the theoretical return stands where a round of that return would', () => {
  const { expected, bars } = graphOf(0.96, 30);
  expect(expected).toEqual({ value: 0.96, height: bars[0] });
});

test('lines stand at the powers of ten that are reached', () => {
  expect(graphOf(0, 250).lines.map(({ value }) => value)).toEqual([1, 10, 100]);
  expect(graphOf(0, 0).lines).toEqual([{ value: 1, height: Math.log(2) / Math.log(3) }]);
});

test('a game in which nothing was won fills no bar', () => {
  expect(graphOf(0, 0)).toMatchObject({ bars: [0, 0], best: 0, lost: 2 });
});
