import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Theme } from '../contract';
import { FONT_FAMILIES, fontFiles, type FontFile, latinFiles } from '../families';
import { THEMES } from '../brands/registry';
import { baseCss } from './base';
import { themeCss } from './css';
import { fontName } from './fontAddress';

/** Theme files emitted below `/_next/static/`, and the paths by theme. */
export type ThemeFiles = {
  /** Content by path below `/_next/`. Names include a content hash, so files can be cached forever. */
  files: ReadonlyMap<string, string | Buffer>;
  /** Path of the style sheet by theme name. */
  sheets: Readonly<Record<string, string>>;
  /** URLs of the fonts every page of a theme uses, whatever its language: the Latin subsets. */
  fonts: Readonly<Record<string, readonly string[]>>;
  /** URLs of all font files, by name: a theme that comes at run time may use any of them. */
  fontFiles: Readonly<Record<string, string>>;
};

const FOLDER = 'static/themes/';

/** Packages are resolved from the project root, where the build runs. */
const { resolve } = createRequire(`${process.cwd()}/package.json`);

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** One style sheet per theme, and the font files they reference, without duplicates. Reads the font packages. */
export function themeFiles(themes: readonly Theme[] = THEMES): ThemeFiles {
  const files = new Map<string, string | Buffer>();

  /** Adds a file and returns its path. */
  const keep = (name: string, extension: string, content: string | Buffer) => {
    const path = `${FOLDER}${name}.${hashOf(content)}.${extension}`;
    files.set(path, content);
    return path;
  };
  const font = ({ id, subset, isOurs }: FontFile) => {
    const name = `${id}-${subset}-wght-normal`;
    const file = isOurs ? `themes/fonts/${name}.woff2` : resolve(`@fontsource-variable/${id}/files/${name}.woff2`);
    return `/_next/${keep(name, 'woff2', readFileSync(file))}`;
  };
  const sheet = (theme: Theme) => keep(theme.name, 'css', themeCss(theme, { font }) + baseCss);

  const latin = ({ fonts: { display, text } }: Theme) => latinFiles([text, display]).map(font);

  const sheets = Object.fromEntries(themes.map((theme) => [theme.name, sheet(theme)]));
  const fonts = Object.fromEntries(themes.map((theme) => [theme.name, latin(theme)]));
  const all = Object.fromEntries(fontFiles(FONT_FAMILIES).map((file) => [fontName(file), font(file)]));
  return { files, sheets, fonts, fontFiles: all };
}
