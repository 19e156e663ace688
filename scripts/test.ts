// npm test: the one gate (with the argument `full`, all there is), the same at home and in CI. Runs every check and every test,
// and ends with one line of counts: "N passed, N failed". At home a step with the inputs it was last green with is not run again.
import { command } from './base/explain';
import { inRoot } from './base/root';
import { stepsOf } from './gate/gate';
import { noteFullRun } from './gate/fullRun';
import { runGate } from './gate/runGate';
import { createStamps } from './gate/stamps';
import { findOtherBrowsers, sayMissing } from './programs/otherBrowsers';
import { findPostgres, NO_POSTGRES } from './programs/postgres';

/** What was not proven, since this machine has no programs for it. */
function leftOut(): string[] {
  const { missing } = findOtherBrowsers();
  return [...(missing.length > 0 ? [sayMissing(missing)] : []), ...(findPostgres() ? [] : [NO_POSTGRES])];
}

await command(async () => {
  const tier = process.argv[2] === 'full' ? 'full' : 'gate';
  // A full run and CI prove, they do not remember.
  const stamps = tier === 'gate' && !process.env.CI ? createStamps(inRoot('.cache', 'gate', 'green.json')) : undefined;
  const total = await runGate(stepsOf(tier), { stamps, notes: leftOut });
  const { failed } = total;
  if (tier === 'full' && failed === 0) await noteFullRun(total);
  process.exit(failed > 0 ? 1 : 0);
});
