import fc from 'fast-check';
import { cutTitle, titleChooser } from './dayTitle';

describe('CAL-04 a title', () => {
  test.each([
    ['of 35 characters stays whole', 'a'.repeat(35), 'a'.repeat(35)],
    ['of 36 is cut after 35', 'a'.repeat(36), `${'a'.repeat(35)}...`],
    ['of signs of two code units is counted by code points', '🎁'.repeat(36), `${'🎁'.repeat(35)}...`],
    ['may be empty', '', ''],
  ])('%s', (_, title, shown) => {
    expect(cutTitle(title)).toBe(shown);
  });
});

describe('CAL-03 the title of a day', () => {
  const TITLES = ['Reef week', 'Harbour spins', 'Tide back'];

  test.each([
    [0, 'Reef week'],
    [0.34, 'Harbour spins'],
    [1 - Number.EPSILON, 'Tide back'],
  ])('is chosen by chance: %d', (value, title) => {
    expect(titleChooser(() => value)('2026-11-20', TITLES)).toBe(title);
  });

  test('stays however often it is asked for; another day has its own', () => {
    const values = [0.9, 0.1];
    const choose = titleChooser(() => values.shift() ?? 0.5);
    expect(choose('2026-11-20', TITLES)).toBe('Tide back');
    expect(choose('2026-11-20', [...TITLES].reverse())).toBe('Tide back');
    expect(choose('2026-11-21', TITLES)).toBe('Reef week');
    expect(choose('2026-11-20', TITLES)).toBe('Tide back');
  });

  test('is another once it is no longer offered, and none where nothing is', () => {
    const choose = titleChooser(() => 0);
    expect(choose('2026-11-20', [])).toBeNull();
    expect(choose('2026-11-20', TITLES)).toBe('Reef week');
    expect(choose('2026-11-20', ['Tide back'])).toBe('Tide back');
  });

  test('is one of those offered', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(chance, fc.array(fc.string(), { minLength: 1 }), (value, titles) => {
        expect(titles).toContain(titleChooser(() => value)('2026-11-20', titles));
      }),
    );
  });
});
