import { COLOURS, SCENE_NAMES, type Theme, type ThemeToken } from '@/themes/contract';
import { FONT_FAMILIES, weightsOf } from '@/themes/families';
import { hexOf, lchOf } from './color';
import { remedied, withColor } from './nearest';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Colours that turn together; the colours of states keep their hue, because players know them by it. */
const GROUPS: readonly RegExp[] = [
  /^(?:sunken|bg|surface\d|text|text-muted|text-subtle|border|border-strong)$/,
  /^(?:accent|accent-hover|on-accent|accent-text|accent-soft|on-accent-soft|focus)$/,
  /^(?:second|on-second|second-text)$/,
  /^(?:hero-[abc]|on-hero|on-hero-muted)$/,
];

const RADII: Readonly<Partial<Record<ThemeToken, number>>> = {
  'radius-xs': 4,
  'radius-sm': 7,
  'radius-md': 12,
  'radius-lg': 17,
  'radius-xl': 24,
};

/** Corners from square (0) over the default's (1) to twice as round. */
export function withCorners<T extends Theme['tokens']>(tokens: T, factor: number): T {
  const radii = Object.entries(RADII).map(([token, px]) => [token, `${Math.round(px * factor)}px`]);
  return { ...tokens, ...Object.fromEntries(radii) };
}

/** How round a theme's corners are, as `withCorners` takes it. */
export const cornersOf = (tokens: Theme['tokens']): number => parseFloat(tokens['radius-md']) / 12;

/**
 * A theme made by chance: another one with its colours turned, its font, scene and corners drawn anew, and then mended
 * pair by pair. It may still fall short; whoever writes it asks for its faults.
 */
export function randomTheme(seed: number, starts: readonly Theme[], name: string, label: string): Theme {
  const next = numbersFrom(seed);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!;
  const start = pick(starts);
  let tokens: Theme['tokens'] = start.tokens;
  for (const group of GROUPS) {
    const [turn, lighter] = [next() * 360, (next() - 0.5) * 0.16];
    for (const token of COLOURS.filter((one) => group.test(one))) {
      const { l, c, h } = lchOf(tokens[token]);
      tokens = withColor(tokens, token, hexOf({ l: l + lighter, c, h: (h + turn) % 360 }));
    }
  }
  const [display, text] = [pick(FONT_FAMILIES), pick(FONT_FAMILIES)];
  const [least = 0, most = 0] = weightsOf(display);
  const weight = Math.min(most, Math.max(least, Number(tokens['font-display-weight'])));
  return {
    name,
    label,
    mode: start.mode,
    scene: pick(SCENE_NAMES),
    fonts: { display, text },
    tokens: { ...withCorners(remedied(tokens), next() * 2), 'font-display-weight': String(weight) },
  };
}
