import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs');
const CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

type Rule = { name: string; severity: string; comment: string };

/** The project's import rules. */
export const RULES = (createRequire(__filename)(CONFIG) as { forbidden: readonly Rule[] }).forbidden;

export type Module = { source: string; dependencies: { resolved: string }[] };
type Report = { modules: Module[]; summary: { violations: { from: string; rule: { name: string } }[] } };

/** The modules of a tree (this repository by default) and their violations of the import rules. */
export function cruise(root: string = ROOT): { modules: Module[]; violations: { rule: string; from: string }[] } {
  // A separate process, because dependency-cruiser is an ES module, which Jest does not load. It exits with its error
  // count.
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', '.'];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 << 20 });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { modules, summary } = JSON.parse(output) as Report;
  return { modules, violations: summary.violations.map(({ from, rule }) => ({ rule: rule.name, from })) };
}
