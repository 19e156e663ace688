import { THEMES } from '@/themes/brands/registry';
import { themeFaults } from '@/themes/faults';
import { poorPairs } from '@/themes/pairs';
import { cornersOf, randomTheme, withCorners } from './random';

const SEEDS = Array.from({ length: 50 }, (_, index) => 7_919 * (index + 1));
const made = SEEDS.map((seed) => ({ seed, theme: randomTheme(seed, THEMES, 'chance', 'Chance') }));

it.each(made)('the theme of seed $seed passes the contrast test or is refused with the reason', ({ theme }) => {
  const faults = themeFaults(theme);
  const poor = poorPairs(theme.tokens);
  expect(faults).toHaveLength(poor.length);
  poor.forEach(([text, ground], at) => expect(faults[at]?.message).toContain(`${text} on ${ground} has a contrast of`));
});

it('most seeds become a theme, and no two the same', () => {
  const right = made.filter(({ theme }) => themeFaults(theme).length === 0);
  expect(right.length).toBeGreaterThan(25);
  expect(new Set(made.map(({ theme }) => JSON.stringify(theme.tokens))).size).toBe(SEEDS.length);
});

it('the same seed gives the same theme', () => {
  expect(randomTheme(7_919, THEMES, 'chance', 'Chance')).toEqual(made[0]!.theme);
});

it('corners go from square to round, and read back as they were set', () => {
  const { tokens } = THEMES[0]!;
  expect(withCorners(tokens, 0)['radius-xl']).toBe('0px');
  expect(withCorners(tokens, 1)['radius-md']).toBe('12px');
  expect(cornersOf(withCorners(tokens, 1.5))).toBe(1.5);
  expect(withCorners(tokens, 2)['radius-pill']).toBe(tokens['radius-pill']);
});
