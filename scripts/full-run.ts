// A gate step: reports the age of the last full run, and exits with 1 when it is too old (scripts/gate/fullRun.ts).
import { command, Explained } from './base/explain';
import { faultOfAge, lastFullRun } from './gate/fullRun';

await command(async () => {
  const found = await lastFullRun();
  if (!found) return console.log('No full run is written down yet.');
  const { last, age } = found;
  const fault = faultOfAge(age);
  if (fault) throw new Explained(fault);
  console.log(
    `The last full run was ${age ?? 'an unknown number of'} commits ago, on ${last.day}: ${last.passed} passed.`,
  );
});
