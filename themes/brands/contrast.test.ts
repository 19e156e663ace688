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

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a `#rrggbb` colour. */
function luminance(colour: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`Not an opaque colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => linear(parseInt(hex, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
