import { type Theme, type ThemeToken } from '../contract';

/**
 * The colours of one theme for a drawing. A scene is a file of its own and cannot read custom properties, so the values
 * are written into it; `light` and `dark` are the ends of the theme's scale, whichever mode it has.
 */
export type Ink = {
  (token: ThemeToken): string;
  light: string;
  dark: string;
  /** `percent` of the token's hue, the rest of `ground` (a colour). */
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

/** A world a brand stands in: the picture behind the hero, kept away from the text by a mask, and the mark of 32 × 32. */
export type Scene = {
  viewBox: string;
  picture: (ink: Ink) => string;
  mark: (ink: Ink) => string;
};

/** `count` drawings, one after the other. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
