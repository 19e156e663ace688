// npm run tiers: chooses the end-to-end tests of this commit's gate (scripts/gate/tiers.ts) and writes them to files for
// Playwright and for the requirements check. Exits with 1 when the table of tiers no longer matches the tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOfTiers, gateTests, moved } from './gate/tiers';
import { command, Explained } from './base/explain';
import { allTitles } from './checks/requirements';
import { listLines, testsIn, type ListReport } from './gate/browserList';
import { MOVED } from './gate/movedTests';
import { GATE_LIST, GATE_TITLES } from './gate/tierFiles';
import { run, runNode } from './processes/run';

/** Selects which of the tests moved out of the gate run this time: the same commit always runs the same tests. */
async function turn(): Promise<number> {
  const { code, output } = await run('git', ['rev-parse', 'HEAD^{tree}']);
  return code === 0 ? Number.parseInt(output.slice(0, 8), 16) : 0;
}

async function allTests() {
  const { code, output } = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json']);
  if (code !== 0) throw new Explained(`The end-to-end tests could not be listed:\n${output}`);
  return testsIn(JSON.parse(output.slice(output.indexOf('{'))) as ListReport);
}

await command(async () => {
  const all = await allTests();
  const faults = faultsOfTiers(
    all,
    MOVED,
    allTitles().filter(({ file }) => !file.startsWith('e2e/')),
  );
  if (faults.length > 0)
    throw new Explained(`scripts/gate/movedTests.ts does not fit the tests:\n${faults.join('\n')}`);
  const chosen = gateTests(all, await turn());
  mkdirSync(path.dirname(GATE_LIST), { recursive: true });
  writeFileSync(GATE_LIST, listLines(chosen));
  const always = all.filter((test) => !moved(test)).map(({ file, title }) => ({ file: `e2e/${file}`, title }));
  writeFileSync(GATE_TITLES, JSON.stringify(always));
  console.log(
    `${chosen.length} of ${all.length} end-to-end tests are this gate's, ${always.length} of them every gate's.`,
  );
});
