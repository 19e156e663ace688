// npm test: the one gate, the same at home and in CI. Installs what is missing, runs every check and every test, and
// ends with one line of counts: "N passed, N failed".
import { availableParallelism } from 'node:os';
import { say, sum } from './lib/counts.mjs';
import { command, requireNode } from './lib/explain.mjs';
import { GATE } from './lib/gate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findOtherBrowsers, sayMissing } from './lib/otherBrowsers.mjs';
import { findPostgres, NO_POSTGRES } from './lib/postgres.mjs';
import { clearReports } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

/** One line a step; what a failed step printed stands above its line. Answers its counts. */
function print(step, result) {
  const name = step.name.padEnd(12);
  if (!result) {
    console.log(`✗ ${name}    not run, since it needs: ${step.needs.join(', ')}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const failed = result.failed > 0;
  if (failed) console.log(`\n${result.output.trim()}\n`);
  console.log(`${failed ? '✗' : '✓'} ${name} ${result.seconds.toFixed(1).padStart(6)} s   ${say(result)}`);
  return result;
}

/** The steps that took longest: what to look at when the whole takes too long. */
function longest(times) {
  const shown = times.sort((a, b) => b.seconds - a.seconds).slice(0, 5);
  return shown.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ');
}

await command(async () => {
  requireNode();
  const started = performance.now();
  await ensureInstalled();
  clearReports();
  const results = [];
  const times = [];
  await runSteps(GATE, {
    lanes: Math.min(2, availableParallelism()),
    onEnd: (step, result) => {
      results.push(print(step, result));
      times.push({ name: step.name, seconds: result?.seconds ?? 0 });
    },
  });
  const total = sum(results);
  const { missing } = findOtherBrowsers();
  if (missing.length > 0) console.log(`\n!! ${sayMissing(missing)}`);
  if (!findPostgres()) console.log(`\n!! ${NO_POSTGRES}`);
  console.log(`\nThe whole gate: ${((performance.now() - started) / 1000).toFixed(0)} s; longest: ${longest(times)}`);
  console.log(say(total));
  process.exit(total.failed > 0 ? 1 : 0);
});
