import { type Theme } from './contract';

/** Paths of the style sheets below `/_next/` by theme name; the build writes them in (themes/emitThemes.js). */
declare const THEME_SHEETS: Readonly<Record<string, string>>;

/** Address of the style sheet of a theme, good for ever. */
export const themeSheet = ({ name }: Pick<Theme, 'name'>): string => `/_next/${THEME_SHEETS[name]}`;

/** The names of all themes, for what must not carry their data. */
export const themeNames = (): readonly string[] => Object.keys(THEME_SHEETS);
