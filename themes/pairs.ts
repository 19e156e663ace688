import { type ThemeToken } from './contract';
import { contrast } from './contrast';

/** A colour on another, and the least contrast between them. */
export type Pair = readonly [foreground: ThemeToken, background: ThemeToken, least: number];

const ALL = ['sunken', 'bg', 'surface1', 'surface2', 'surface3'] as const;
const MAIN = ['sunken', 'bg', 'surface1', 'surface2'] as const;
const STATUS = ['success', 'warning', 'danger', 'info', 'reward'] as const;
const HUES = [...STATUS, 'second'] as const;

const on = (foreground: ThemeToken, backgrounds: readonly ThemeToken[], least: number): Pair[] =>
  backgrounds.map((background) => [foreground, background, least]);

/** WCAG 2.2 AA, body text AAA: 7 for body text, 4.5 for other text, 3 for shapes, edges and the focus ring (design §11). */
export const PAIRS: readonly Pair[] = [
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

/** The pairs of a theme whose contrast falls short. Its colours are opaque. */
export const poorPairs = (tokens: Readonly<Record<ThemeToken, string>>): Pair[] =>
  PAIRS.filter(([text, ground, least]) => contrast(tokens[text], tokens[ground]) < least);
