import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { baseCss } from './base';
import { type Theme } from './contract';
import { themeCss } from './css';
import { fontFiles, type FontFile } from './fonts';
import { THEMES } from './registry';

/** What the build lays below `/_next/static/`, and by which name a page finds the style of a theme. */
export type ThemeFiles = {
  /** Content by path below `/_next/`. The name carries the hash of the content, so a copy is good for ever. */
  files: ReadonlyMap<string, string | Buffer>;
  /** Path of the style sheet by theme name. */
  sheets: Readonly<Record<string, string>>;
  /** Addresses of the fonts that every page of a theme shows, whatever its language: those of Latin letters and figures. */
  fonts: Readonly<Record<string, readonly string[]>>;
};

const FOLDER = 'static/themes/';

/** Packages are found from the root, where the build runs. */
const { resolve } = createRequire(`${process.cwd()}/package.json`);

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** One style sheet for each theme, and the font files they name, each once. Reads the font packages. */
export function themeFiles(themes: readonly Theme[] = THEMES): ThemeFiles {
  const files = new Map<string, string | Buffer>();

  /** Keeps a file; answers its path. */
  const keep = (name: string, extension: string, content: string | Buffer) => {
    const path = `${FOLDER}${name}.${hashOf(content)}.${extension}`;
    files.set(path, content);
    return path;
  };
  const font = ({ id, subset }: FontFile) => {
    const name = `${id}-${subset}-wght-normal`;
    return `/_next/${keep(name, 'woff2', readFileSync(resolve(`@fontsource-variable/${id}/files/${name}.woff2`)))}`;
  };
  const sheet = (theme: Theme) => keep(theme.name, 'css', themeCss(theme, { font }) + baseCss);

  const latin = ({ fonts: { display, text } }: Theme) =>
    fontFiles([text, display])
      .filter(({ family, subset }) => subset === 'latin' && (family === text || family === display))
      .map(font);

  const sheets = Object.fromEntries(themes.map((theme) => [theme.name, sheet(theme)]));
  const fonts = Object.fromEntries(themes.map((theme) => [theme.name, latin(theme)]));
  return { files, sheets, fonts };
}
