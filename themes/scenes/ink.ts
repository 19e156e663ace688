import { type Theme, type ThemeToken } from '../contract';

/**
 * A theme's colours for a drawing. A scene is an SVG file of its own and cannot read custom properties, so the values
 * are inlined; `light` and `dark` are the ends of the theme's scale, whatever its mode.
 */
export type Ink = {
  (token: ThemeToken): string;
  light: string;
  dark: string;
  /** Mixes `percent` of the token's colour into `ground` (a colour). */
  mix: (token: ThemeToken, percent: number, ground: string) => string;
};

export function inkOf({ mode, tokens }: Theme): Ink {
  const [light, dark] = mode === 'dark' ? [tokens['on-hero'], tokens['hero-a']] : [tokens.surface1, tokens['on-hero']];
  return Object.assign((token: ThemeToken) => tokens[token], {
    light,
    dark,
    mix: (token: ThemeToken, percent: number, ground: string) =>
      `color-mix(in oklab,${tokens[token]} ${percent}%,${ground})`,
  });
}

/** The scene of a brand: the picture behind the hero, masked away from the text, and a 32 × 32 mark. */
export type Scene = {
  viewBox: string;
  picture: (ink: Ink) => string;
  mark: (ink: Ink) => string;
};

/** Concatenates `count` drawings. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
