import { type FontFile } from '../families';

/** Font addresses by file, of every family there is, defined by the build (themes/sheets/emitThemes.js). */
declare const THEME_FONT_FILES: Readonly<Record<string, string>>;

type File = Pick<FontFile, 'id' | 'subset'>;

/** The name of a font file among those of the build. */
export const fontName = ({ id, subset }: File): string => `${id}-${subset}`;

/** The address of a font file, for style sheets made by the site's server. No part of a browser's script needs it. */
export const fontAddress = (file: File): string => String(THEME_FONT_FILES[fontName(file)]);
