import { type Theme } from './contract';

/** Paths of the style sheets below `/_next/` by theme name; the build writes them in (themes/emitThemes.js). */
declare const THEME_SHEETS: Readonly<Record<string, string>>;

/** Address of the style sheet of a theme, good for ever. */
export const themeSheet = ({ name }: Pick<Theme, 'name'>): string => `/_next/${THEME_SHEETS[name]}`;

/** The names of all themes, for what must not carry their data. */
export const themeNames = (): readonly string[] => Object.keys(THEME_SHEETS);

/** Addresses of the fonts by theme name, written in by the build as well. */
declare const THEME_FONTS: Readonly<Record<string, readonly string[]>>;

/** Addresses of the fonts that every page of a theme shows, good for ever. */
export function themeFonts({ name }: Pick<Theme, 'name'>): readonly string[] {
  return THEME_FONTS[name] ?? [];
}
