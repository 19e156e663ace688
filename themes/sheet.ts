import { type Theme } from './contract';

/** Paths of the style sheets below `/_next/` by theme name; the build writes them in (themes/emitThemes.js). */
declare const THEME_SHEETS: Readonly<Record<string, string>>;

/** Address of the style sheet of a theme, good for ever. */
export const themeSheet = ({ name }: Theme): string => `/_next/${THEME_SHEETS[name]}`;
