import { firstMethods } from './firstMethods';

const methods = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `m${index}` }));
const shown = (count: number, ...kept: string[]) => shownAt('narrow', count, ...kept);
const shownAt = (width: 'narrow' | 'wide', count: number, ...kept: string[]) =>
  firstMethods(methods(count), new Set(kept), width)
    .map(({ id }) => id)
    .join(' ');

test('the first five of many are shown, and all where only one would be left out', () => {
  expect(shown(10, 'm0')).toBe('m0 m1 m2 m3 m4');
  expect(shown(7, 'm2')).toBe('m0 m1 m2 m3 m4');
  expect(shown(6, 'm0')).toBe('m0 m1 m2 m3 m4 m5');
  expect(shown(2)).toBe('m0 m1');
});

test('where there is room the first seven of many are shown, so that they fill two rows', () => {
  expect(shownAt('wide', 10, 'm0')).toBe('m0 m1 m2 m3 m4 m5 m6');
  expect(shownAt('wide', 10, 'm9')).toBe('m0 m1 m2 m3 m4 m5 m9');
  expect(shownAt('wide', 8, 'm0')).toBe('m0 m1 m2 m3 m4 m5 m6 m7');
});

test('a kept method is among them wherever it stands, in its order', () => {
  expect(shown(10, 'm8')).toBe('m0 m1 m2 m3 m8');
  expect(shown(10, 'm8', 'm6')).toBe('m0 m1 m2 m6 m8');
});

test('choosing another of those that are shown changes none of them', () => {
  const before = shown(10, 'm8');
  for (const chosen of ['m0', 'm3', 'm8']) expect(shown(10, 'm8', chosen)).toBe(before);
});
