import { run, runNode } from '../processes/run';
import { Explained } from '../base/explain';

/** The parts of dependency-cruiser's JSON report that are read: each module with its static and dynamic imports. */
export type Imports = readonly { source: string; dependencies: readonly { resolved: string }[] }[];

/**
 * Modules that import everything: a test that reaches a change only through one of these is left to the gate, since
 * otherwise each change in one feature would run all tests.
 */
const MEETING_PLACES: ReadonlySet<string> = new Set([
  'components/app/modal/modalRegistry.ts',
  'sandbox/src/casino/casino.ts',
  'sandbox/src/testing/testBackend.ts',
  'sandbox/src/sandbox.ts',
]);

const TEST = /\.test\.(tsx?|mts)$/;
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

/** The tests that import a changed file, directly or indirectly but not through a hub module, and those next to one. */
export function relatedTests(imports: Imports, changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of imports) {
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  }
  const reached = new Set(changed);
  for (const file of reached) {
    if (MEETING_PLACES.has(file) && !changed.includes(file)) continue;
    importers.get(file)?.forEach((importer) => reached.add(importer));
  }
  const folders = new Set(changed.map(folderOf));
  return imports
    .map(({ source }) => source)
    .filter((file) => TEST.test(file) && (reached.has(file) || folders.has(folderOf(file))))
    .sort();
}

/** The imports of the whole repository. */
export async function allImports(): Promise<Imports> {
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const { output } = await runNode([cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.']);
  return (JSON.parse(output) as { modules: Imports }).modules;
}

/** The files that differ from the merge base with main, including new ones. */
export async function changedFiles(): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { code, output } = await run('git', args);
    if (code !== 0) throw new Explained(`git ${args.join(' ')}: ${output}`);
    return output.split('\n').filter(Boolean);
  };
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'main');
  const differing = await git('diff', '--name-only', '--diff-filter=d', base);
  return [...differing, ...(await git('ls-files', '--others', '--exclude-standard'))];
}
