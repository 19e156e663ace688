// Checks `npm run quickstart` for real: needs the build, and uses free ports and its own data folder.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { documentedVariables } from '../../scripts/base/environment';
import { ROOT } from '../../scripts/base/root';
import { requireFreePorts, type Ports } from '../../scripts/system/ports';
import { takePorts } from '../../scripts/system/takenPorts';
import { testedSandbox } from '../../scripts/system/testedSandbox';

const tested = testedSandbox();

/**
 * Quickstart's ports are settings, so they are chosen before they are bound: below the ephemeral range, so that no
 * connection takes one meanwhile.
 */
async function chosenPorts(): Promise<Ports> {
  const from = 12_000 + 5 * Math.floor(Math.random() * 4_000);
  const ports = {
    PORT: from,
    SANDBOX_PORT: from + 1,
    STUDIO_PORT: from + 2,
    PANEL_PORT: from + 3,
    OUTSIDE_PORT: from + 4,
  };
  return requireFreePorts(ports).then(() => ports, chosenPorts);
}

const ports = await chosenPorts();

/** Starts quickstart; `heard(text)` waits until it has printed that text, `ended` resolves to { code, output }. */
function quickstart(t: TestContext, settings: Record<string, string> = {}) {
  const blank = Object.fromEntries(documentedVariables().map((name) => [name, '']));
  const taken = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const env = { ...process.env, ...blank, ...taken, ...tested, ...settings };
  const command = spawn(process.execPath, ['scripts/run.mjs', 'scripts/quickstart.ts'], { cwd: ROOT, env });
  t.after(() => command.kill('SIGTERM'));
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      listeners.forEach((listen) => listen());
    });
  }
  const ended = once(command, 'close').then(([code]) => ({ code, output }));
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      const listen = () => output.includes(text) && resolve();
      listeners.add(listen);
      listen();
    });
  const heard = (text: string) =>
    Promise.race([said(text), ended.then((end) => assert.fail(`ended with ${end.code}:\n${end.output}`))]);
  return { command, heard, ended };
}

test('a taken port ends it before anything starts, and names the setting', async (t) => {
  const stranger = createServer().listen(ports.STUDIO_PORT, '127.0.0.1');
  await once(stranger, 'listening');
  const { code, output } = await quickstart(t).ended;
  stranger.close();
  assert.equal(code, 1);
  assert.match(output, new RegExp(`Port ${ports.STUDIO_PORT} .* taken[^]*STUDIO_PORT=`));
  assert.doesNotMatch(output, /ready/);
  await requireFreePorts(ports);
});

test('it serves games in HTML, and Ctrl-C stops every process', async (t) => {
  const { command, heard, ended } = quickstart(t);
  await heard('Baize is ready');
  // On a busy machine the first render may ask the backend in vain; the next one asks again.
  let hasGames = false;
  for (let tries = 0; tries < 20 && !hasGames; tries += 1) {
    if (tries > 0) await sleep(1_500);
    const answer = await fetch(`http://127.0.0.1:${ports.PORT}/casino`);
    hasGames = answer.status === 200 && /href="\/casino\/games\/[a-z0-9-]+"/.test(await answer.text());
  }
  assert.ok(hasGames, 'the page holds games');
  assert.equal((await fetch(`http://127.0.0.1:${ports.PANEL_PORT}/sandbox`)).status, 200);
  command.kill('SIGINT');
  assert.equal((await ended).code, 0);
  await requireFreePorts(ports);
});

test('a second start takes seconds: it installs and builds nothing anew', async (t) => {
  const { command, heard, ended } = quickstart(t);
  await heard('Baize is ready');
  command.kill('SIGTERM');
  assert.doesNotMatch((await ended).output, /Installing|Building/);
});

test('with API_URL no sandbox starts, and a backend that is not there is named as the reason', async (t) => {
  const { ports: nobodys, handOver } = await takePorts('PORT');
  handOver('PORT').letGo();
  const { code, output } = await quickstart(t, { API_URL: `http://127.0.0.1:${nobodys.PORT}` }).ended;
  assert.equal(code, 1);
  assert.match(output, /The site ended \(code 143\)[^]*SETTINGS NOT LOADED/);
  assert.doesNotMatch(output, /sandbox/i);
});

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
const nameOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1];

test(
  'when one process dies the other is stopped, and its last words are shown',
  { skip: process.platform !== 'linux' },
  async (t) => {
    const { command, heard, ended } = quickstart(t);
    await heard('Baize is ready');
    const sandbox = childrenOf(command.pid!).find((pid) => nameOf(pid)?.startsWith('sandbox/'));
    process.kill(sandbox!, 'SIGKILL');
    const { code, output } = await ended;
    assert.equal(code, 1);
    assert.match(output, /The sandbox ended \(SIGKILL\)/);
    await requireFreePorts(ports);
  },
);
