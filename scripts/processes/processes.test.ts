import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createProcesses, type Processes } from './processes';
import { runNode } from './run';

const forever = 'setInterval(() => {}, 1000)';
/** Starts a child process, prints its pid, and keeps running. */
const withChild = `
  const { spawn } = require('node:child_process');
  console.log(spawn(process.execPath, ['-e', ${JSON.stringify(forever)}]).pid);
  ${forever}`;
const deaf = `process.on('SIGTERM', () => {}); console.log('deaf'); ${forever}`;

const lives = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Waits until the process is gone: init reaps an orphan shortly after its end. */
async function gone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 1_500 && lives(pid); tries++) await new Promise((resolve) => setTimeout(resolve, 20));
  return !lives(pid);
}

/** Starts `code` and waits for its first line. */
const startAndHear = (processes: Processes, code: string) =>
  new Promise<{ pid: number; said: string }>((resolve) => {
    const print = (line: string) => resolve({ pid, said: line.split('│ ')[1]! });
    const pid = processes.start('it', ['-e', code], { print });
  });

test('stopping ends a process and the children it started', async () => {
  const processes = createProcesses();
  const { pid, said } = await startAndHear(processes, withChild);
  await processes.stop();
  assert.ok(await gone(pid));
  assert.ok(await gone(Number(said)));
});

test('a process that ignores the request is ended by force after the grace', async () => {
  const processes = createProcesses({ graceMs: 100 });
  const { pid } = await startAndHear(processes, deaf);
  await processes.stop();
  assert.ok(await gone(pid));
});

test('a process that ends by itself is reported with its code and last lines', async () => {
  const processes = createProcesses();
  processes.start('backend', ['-e', "console.error('no database'); process.exit(3)"]);
  const { name, code, lines } = await processes.lost;
  assert.deepEqual({ name, code, lines }, { name: 'backend', code: 3, lines: ['no database'] });
  await processes.stop();
});

test('a process that was asked to end is not reported as lost', async () => {
  const processes = createProcesses();
  await startAndHear(processes, withChild);
  await processes.stop();
  assert.equal(
    await Promise.race([processes.lost, new Promise((resolve) => setTimeout(resolve, 100, 'silent'))]),
    'silent',
  );
});

/** A command that starts two processes as quickstart does. */
const serverCommand = `
  import { whenInterrupted } from ${JSON.stringify(fileURLToPath(new URL('interrupt.ts', import.meta.url)))};
  import { createProcesses } from ${JSON.stringify(fileURLToPath(new URL('processes.ts', import.meta.url)))};
  const processes = createProcesses();
  whenInterrupted(processes.stop, 0);
  const pids = [1, 2].map(() => processes.start('it', ['-e', ${JSON.stringify(forever)}]));
  console.log(pids.join(' '));`;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends the command calmly and everything it started`, async () => {
    const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', serverCommand], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line]: string[] = await once(command.stdout.setEncoding('utf8'), 'data');
    command.kill(signal);
    assert.deepEqual(await once(command, 'exit'), [0, null]);
    for (const pid of line!.trim().split(' ')) assert.ok(await gone(Number(pid)));
  });
}

test('a command that takes too long is stopped with its children, and what it said stays', async () => {
  const { code, output } = await runNode(['-e', withChild], { limitSeconds: 15 });
  assert.equal(code, 124);
  const [child, ...rest] = output.split('\n');
  assert.deepEqual(rest.filter(Boolean), ['Stopped after 15 s.']);
  assert.ok(await gone(Number(child)));
});

test('a command within its limit ends as it is', async () => {
  const { code, output } = await runNode(['-e', "console.log('done'); process.exit(3)"], { limitSeconds: 60 });
  assert.deepEqual({ code, output }, { code: 3, output: 'done\n' });
});
