import { type Theme } from './contract';

/** Style sheet paths below `/_next/` by theme name, defined by the build (themes/sheets/emitThemes.js). */
declare const THEME_SHEETS: Readonly<Record<string, string>>;

/** URL of a theme's style sheet, cacheable forever. */
export const themeSheet = ({ name }: Pick<Theme, 'name'>): string => `/_next/${THEME_SHEETS[name]}`;

/** Names of all themes, for code that must not import their data. */
export const themeNames = (): readonly string[] => Object.keys(THEME_SHEETS);

/** Font URLs by theme name, also defined by the build. */
declare const THEME_FONTS: Readonly<Record<string, readonly string[]>>;

/** URLs of the fonts that every page of a theme uses, cacheable forever. */
export function themeFonts({ name }: Pick<Theme, 'name'>): readonly string[] {
  return THEME_FONTS[name] ?? [];
}
