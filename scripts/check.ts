// npm run check: types, rules and form of all, and the tests that the change since the last commit on main can touch. Shorter than
// npm test, and no proof: browsers, the build and what only the whole can show are the gate's.
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
