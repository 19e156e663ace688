import { contrast } from '@/tests/support/contrast';
import { type ThemeToken } from '../contract';
import { THEMES } from './registry';

type Pair = readonly [foreground: ThemeToken, background: ThemeToken, least: number];

const ALL = ['sunken', 'bg', 'surface1', 'surface2', 'surface3'] as const;
const MAIN = ['sunken', 'bg', 'surface1', 'surface2'] as const;
const STATUS = ['success', 'warning', 'danger', 'info', 'reward'] as const;
const HUES = [...STATUS, 'second'] as const;

const on = (foreground: ThemeToken, backgrounds: readonly ThemeToken[], least: number): Pair[] =>
  backgrounds.map((background) => [foreground, background, least]);

/** WCAG 2.2 AA, body text AAA: 7 for body text, 4.5 for other text, 3 for shapes, edges and the focus ring (design §11). */
const PAIRS: readonly Pair[] = [
  ...on('text', ALL, 7),
  ...on('text-muted', ALL, 4.5),
  ...on('text-subtle', MAIN, 4.5),
  ...on('accent', ALL, 3),
  ...on('accent-hover', ALL, 3),
  ...on('accent-text', ALL, 4.5),
  ...on('on-accent', ['accent', 'accent-hover'], 4.5),
  ...(['on-accent-soft', 'text', 'text-muted'] as const).flatMap((text) => on(text, ['accent-soft'], 4.5)),
  ...HUES.flatMap((hue) => [...on(hue, ALL, 3), ...on(`${hue}-text`, ALL, 4.5), ...on(`on-${hue}`, [hue], 4.5)]),
  ...STATUS.flatMap((hue) =>
    ([`${hue}-text`, 'text', 'text-muted'] as const).flatMap((text) => on(text, [`${hue}-soft`], 4.5)),
  ),
  ...on('border-strong', MAIN, 3),
  ...on('focus', [...ALL, 'hero-a', 'hero-b'], 3),
  ...on('on-hero', ['hero-a', 'hero-b'], 4.5),
  ...on('on-hero-muted', ['hero-a', 'hero-b'], 4.5),
];

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('looks at 130 pairs of each theme', () => {
  expect(new Set(PAIRS.map(([text, ground]) => `${text} on ${ground}`)).size).toBe(130);
});

it.each(THEMES)('$label is readable in every pair', ({ tokens }) => {
  const poor = PAIRS.filter(([text, ground, least]) => contrast(tokens[text], tokens[ground]) < least);
  expect(poor).toEqual([]);
});
