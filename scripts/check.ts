// npm run check: types, lint and format of everything, and the tests affected by the changes since the last commit on
// main. Faster than npm test, but not sufficient: browsers, the build and whole-system checks are left to the gate.
import { command } from './base/explain';
import { checkSteps } from './gate/gate';
import { allImports, changedFiles, relatedTests } from './gate/related';
import { runGate } from './gate/runGate';

await command(async () => {
  const changed = await changedFiles();
  const tests = changed.length > 0 ? relatedTests(await allImports(), changed) : [];
  console.log(`${changed.length} files changed, ${tests.length} files of tests can be touched by it.`);
  const { failed } = await runGate(checkSteps(tests));
  process.exit(failed > 0 ? 1 : 0);
});
