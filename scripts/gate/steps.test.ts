import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSteps, type Step } from './steps';

/** Runs short steps; returns the order in which they began and ended. */
async function trace(steps: readonly (Omit<Step<never>, 'run'> & { failed?: number })[], lanes = 2) {
  const log: string[] = [];
  const made = steps.map(({ failed = 0, ...step }) => ({
    ...step,
    run: async () => {
      log.push(`+${step.name}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { failed };
    },
  }));
  await runSteps(made, { lanes, onEnd: ({ name }, result) => void log.push(`${result ? '-' : '!'}${name}`) });
  return log;
}

test('no more steps run at once than there are lanes', async () => {
  const log = await trace([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  assert.deepEqual(log.slice(0, 2), ['+a', '+b']);
  assert.match(log[2]!, /^-/);
  assert.deepEqual(await trace([{ name: 'a' }, { name: 'b' }], 1), ['+a', '-a', '+b', '-b']);
});

test('a step waits for what it needs while others go ahead', async () => {
  const log = await trace([{ name: 'build' }, { name: 'e2e', needs: ['build'] }, { name: 'lint' }]);
  assert.deepEqual(log.slice(0, 2), ['+build', '+lint']);
  assert.ok(log.indexOf('+e2e') > log.indexOf('-build'));
});

test('a failed step stops only what needs it, also further down', async () => {
  const log = await trace([
    { name: 'build', failed: 1 },
    { name: 'e2e', needs: ['build'] },
    { name: 'report', needs: ['e2e'] },
    { name: 'lint' },
  ]);
  assert.ok(log.includes('!e2e') && log.includes('!report') && log.includes('-lint'));
  assert.ok(!log.includes('+e2e') && !log.includes('+report'));
});

test('a step after another waits for its end, also for a bad one', async () => {
  const log = await trace([
    { name: 'build', failed: 1 },
    { name: 'types', after: ['build'] },
  ]);
  assert.deepEqual(log, ['+build', '-build', '+types', '-types']);
});

test('a need that nobody answers is an error, not a hang', async () => {
  await assert.rejects(trace([{ name: 'a', needs: ['nobody'] }]), /No step can start: a/);
});
