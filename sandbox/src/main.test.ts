import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { type HandedOver, takePorts } from '@/scripts/system/takenPorts';
import { listen } from './base/process';

const root = mkdtempSync(path.join(tmpdir(), 'baize-main-'));
after(() => rmSync(root, { recursive: true }));

/** A dummy page client; its behaviour is covered by the studio's own tests. */
const clientDir = path.join(root, 'client');
mkdirSync(clientDir);
for (const name of ['studio.js', 'studio.css']) writeFileSync(path.join(clientDir, name), '');

const started: ChildProcess[] = [];
after(() => started.forEach((child) => child.kill('SIGKILL')));

function start({ env, stdio, letGo }: HandedOver) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts'), clientDir], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', DATA_DIR: root, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...stdio],
  });
  letGo();
  started.push(child);
  const written = { stdout: '', stderr: '' };
  child.stdout!.on('data', (data) => (written.stdout += data));
  child.stderr!.on('data', (data) => (written.stderr += data));
  return { child, written };
}

/** The exit code, once all output has arrived, which may be after the exit. */
const ended = (child: ChildProcess) => once(child, 'close') as Promise<[number]>;

async function sockets() {
  const names = ['SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT'] as const;
  const { ports, handOver } = await takePorts(...names);
  return { ports, ...handOver(...names) };
}

test(
  'the process says once that it is ready, owns its folder, and stops in time whatever clients do',
  { timeout: 180_000 },
  async () => {
    const taken = await sockets();
    const { child: sandbox, written } = start(taken);
    await Promise.race([once(sandbox.stdout!, 'data'), once(sandbox, 'exit')]);
    assert.match(written.stdout, new RegExp(`^Sandbox ready: .*:${taken.ports.SANDBOX_PORT}.*\n$`));

    const second = start(await sockets());
    const [code] = await ended(second.child);
    assert.equal(code, 1);
    assert.match(
      second.written.stderr,
      new RegExp(`^The database folder .* is in use by process ${sandbox.pid}\\..*DATA_DIR.*\n$`),
    );

    // A request whose body never arrives.
    const slow = request({
      host: '127.0.0.1',
      port: taken.ports.SANDBOX_PORT,
      method: 'POST',
      path: '/api/user/launch-game',
    });
    slow.on('error', () => {}).setHeader('content-length', 100);
    slow.write('{');
    await once(slow, 'socket');

    sandbox.kill('SIGINT');
    setTimeout(() => sandbox.kill('SIGTERM'), 200);
    const [status] = await ended(sandbox);
    assert.equal(status, 0, `1 is a stop that took too long: ${written.stderr}`);
    assert.ok(!existsSync(path.join(root, 'db.lock')));
  },
);

test('settings that cannot be used end the start with a line for each', async () => {
  const { child, written } = start({ env: { SANDBOX_PORT: 'x', DATABASE_URL: 'y' }, stdio: [], letGo: () => {} });
  const [code] = await ended(child);
  assert.equal(code, 1);
  assert.match(written.stderr, /^(DATABASE_URL|SANDBOX_PORT) must be .*\n(DATABASE_URL|SANDBOX_PORT) must be .*\n$/);
});

test('a taken port is one clear line that names the setting', async () => {
  const [one, two] = [Fastify(), Fastify()];
  await listen(one, 'SANDBOX_PORT', 0, '127.0.0.1');
  const { port } = one.server.address() as AddressInfo;
  await assert.rejects(listen(two, 'SANDBOX_PORT', port, '127.0.0.1'), {
    name: 'StartError',
    message: new RegExp(`^SANDBOX_PORT ${port} is taken`),
  });
  await Promise.all([one.close(), two.close()]);
});
