import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@/scripts/base/root';
import { type Draft, draftFaults, type DraftFault, type House, replaces } from '../rules/draft';
import { brandSource, themeSource, withEntry } from '../rules/source';

const THEMES = 'themes/brands';
const BRANDS = 'sandbox/src/brands';

export type Written = { files: string[]; faults?: undefined } | { files?: undefined; faults: DraftFault[] };

/** Formats like the rest of the repository, so that `npm test` finds nothing to change. */
const format = (files: readonly string[]) =>
  promisify(execFile)(process.execPath, [path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), ...files], { cwd: ROOT });

/** Replaces a file as a whole: a half-written theme would stop every build. */
async function put(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * Writes the theme's file and, unless the theme existed, the brand's file and both registries' lines; or answers with
 * the reasons why not, and writes nothing.
 */
export async function write(draft: Draft, house: House, root = ROOT): Promise<Written> {
  const faults = draftFaults(draft, house);
  if (faults.length > 0) return { faults };
  const { name } = draft.theme;
  const sources = new Map([[`${THEMES}/${name}.ts`, themeSource(draft.theme)]]);
  if (!replaces(draft, house)) {
    const [themes, brands] = [`${THEMES}/registry.ts`, `${BRANDS}/brands.ts`];
    const read = (file: string) => readFile(path.join(root, file), 'utf8');
    sources
      .set(themes, withEntry(await read(themes), name, { from: '.', end: '];' }))
      .set(`${BRANDS}/each/${name}.ts`, brandSource(name, draft.brand))
      .set(brands, withEntry(await read(brands), name, { from: './each', end: '}),' }));
  }
  for (const [file, source] of sources) await put(path.join(root, file), source);
  await format([...sources.keys()].map((file) => path.join(root, file)));
  return { files: [...sources.keys()] };
}
