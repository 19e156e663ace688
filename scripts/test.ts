// npm test: the gate (with the argument `full`: everything), the same locally and in CI. Runs every check and every
// test, and ends with one line of counts: "N passed, N failed". Locally a step is skipped when its inputs are those it
// was last green with.
import { command } from './base/explain';
import { inRoot } from './base/root';
import { stepsOf } from './gate/gate';
import { noteFullRun } from './gate/fullRun';
import { runGate } from './gate/runGate';
import { createStamps } from './gate/stamps';
import { findOtherBrowsers, sayMissing } from './programs/otherBrowsers';
import { findPostgres, NO_POSTGRES } from './programs/postgres';

/** What was not tested, because this machine lacks the programs. */
function leftOut(): string[] {
  const { missing } = findOtherBrowsers();
  return [...(missing.length > 0 ? [sayMissing(missing)] : []), ...(findPostgres() ? [] : [NO_POSTGRES])];
}

await command(async () => {
  const tier = process.argv[2] === 'full' ? 'full' : 'gate';
  // A full run and CI never skip steps.
  const stamps = tier === 'gate' && !process.env.CI ? createStamps(inRoot('.cache', 'gate', 'green.json')) : undefined;
  const total = await runGate(stepsOf(tier), { stamps, notes: leftOut });
  const { failed } = total;
  if (tier === 'full' && failed === 0) await noteFullRun(total);
  process.exit(failed > 0 ? 1 : 0);
});
