import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../scripts/base/sources';
import { Explained } from '../../scripts/base/explain';
import { inRoot } from '../../scripts/base/root';
import { run } from '../../scripts/processes/run';

const COPY = inRoot('.cache', 'second-build');
const STAMP = path.join(COPY, '.made-of');
const PACKAGES = ['node_modules', 'server/node_modules', 'sandbox/node_modules', 'artwork/node_modules'];

/** Gives each page's script another text, and with it another name. */
function change(): void {
  const pages = filesBelow('pages', COPY).filter((file) => file.endsWith('.tsx'));
  for (const page of pages)
    appendFileSync(path.join(COPY, page), `\nObject.assign(globalThis, { secondBuild: ${JSON.stringify(page)} });\n`);
}

/**
 * A second build of the site beside this one, of a copy in which each page differs a little; made once per state of the
 * sources. Resolves with the folder in which a host of it is started.
 */
export async function ensureSecondBuild(): Promise<string> {
  const sources = readFileSync(inRoot('.next', '.sources'), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return COPY;
  process.stdout.write('Building the site a second time … ');
  rmSync(COPY, { recursive: true, force: true });
  for (const file of filesBelow('.')) {
    mkdirSync(path.dirname(path.join(COPY, file)), { recursive: true });
    cpSync(inRoot(file), path.join(COPY, file));
  }
  for (const folder of PACKAGES.filter((name) => existsSync(inRoot(name))))
    symlinkSync(inRoot(folder), path.join(COPY, folder));
  change();
  const script = path.join(COPY, 'scripts/run.mjs');
  const { code, output, seconds } = await run(process.execPath, [script, 'scripts/build.ts'], { cwd: COPY });
  console.log(code === 0 ? `${seconds.toFixed(1)} s` : 'failed');
  if (code !== 0) throw new Explained(output.trim());
  writeFileSync(STAMP, sources);
  return COPY;
}
