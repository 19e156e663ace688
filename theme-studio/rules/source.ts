import { type Theme } from '@/themes/contract';
import { type BrandDraft } from './draft';

/** A key of an object, quoted only where it must be. */
const keyOf = (key: string) => (/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key));

/** A value as TypeScript; the formatter sets quotes and lines. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{\n${Object.entries(value)
    .map(([key, one]) => `${keyOf(key)}: ${written(one)},\n`)
    .join('')}}`;
}

/** The file of a theme below themes/brands/. */
export const themeSource = ({ name, label, mode, scene, fonts, tokens }: Theme): string =>
  `import { type Theme } from '../contract';\n\n` +
  `/** ${label}: made in the theme studio. ${mode === 'light' ? 'Light' : 'Dark'}. */\n` +
  `export const ${name}: Theme = ${written({ name, label, mode, scene, fonts, tokens })};\n`;

/** The file of a brand below sandbox/src/brands/each/. */
export const brandSource = (theme: string, { name, emblem, ...rest }: BrandDraft): string =>
  `import { brand } from './base';\n\n` +
  `/** ${name}: made in the theme studio. */\n` +
  `export const ${theme} = brand(${written({ theme, name, logo: emblem, ...rest })});\n`;

/** A registry's source with one more entry: an import in the order of the alphabet, and a name at the list's end. */
export function withEntry(source: string, name: string, { from, end }: { from: string; end: string }): string {
  const line = `import { ${name} } from '${from}/${name}';`;
  const lines = source.split('\n');
  if (lines.includes(line)) return source;
  const own = lines.flatMap((one, at) => (one.includes(` from '${from}/`) ? [at] : []));
  const before = own.find((at) => lines[at]! > line) ?? own.at(-1)! + 1;
  lines.splice(before, 0, line);
  const listEnd = lines.findIndex((one, at) => one.trim() === end && at > before);
  if (own.length === 0 || listEnd < 0) throw new Error(`The registry has no list that ends with ${end}`);
  const indent = /^\s*/.exec(lines[listEnd - 1]!)![0];
  lines.splice(listEnd, 0, `${indent}${name},`);
  return lines.join('\n');
}

/** The two settings that give a site this theme without a build: the built-in one it starts from, and all that it decides. */
export const settingsSource = ({ mode, scene, fonts, tokens }: Theme, start: string): string =>
  `${JSON.stringify({ theme: start, ownTheme: { mode, scene, fonts, tokens } }, null, 2)}\n`;
