import { contrast } from '../contrast';
import { PAIRS, poorPairs } from '../pairs';
import { THEMES } from './registry';

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('looks at 130 pairs of each theme', () => {
  expect(new Set(PAIRS.map(([text, ground]) => `${text} on ${ground}`)).size).toBe(130);
});

it.each(THEMES)('$label is readable in every pair', ({ tokens }) => {
  expect(poorPairs(tokens)).toEqual([]);
});
