import { spawn, type ChildProcess } from 'node:child_process';
import { takePorts } from '../../scripts/system/takenPorts';

async function ready(origin: string, host: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 900; tries++) {
    if (host.exitCode !== null) throw new Error('The host ended before it was ready');
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The host was not ready in time');
}

export type OwnHost = {
  origin: string;
  /** Everything the host has printed. */
  log: () => string;
  stop: () => Promise<void>;
};

/** Starts another host of the built site, with these settings. */
export async function startHost(env: Record<string, string>): Promise<OwnHost> {
  const { ports, handOver } = await takePorts('PORT');
  const origin = `http://localhost:${ports.PORT}`;
  const sockets = handOver('PORT');
  const printed: string[] = [];
  const host = spawn(process.execPath, ['server/dist/main.mjs'], {
    // A pause of this machine must not count as load (scripts/e2e.ts).
    env: { ...process.env, NODE_ENV: 'production', ...sockets.env, SHED_EVENT_LOOP_DELAY_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...sockets.stdio],
  });
  sockets.letGo();
  for (const stream of [host.stdout, host.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const closed = new Promise((resolve) => host.once('close', resolve));
  await ready(origin, host);
  return {
    origin,
    log: () => printed.join(''),
    stop: async () => {
      host.kill('SIGTERM');
      await closed;
    },
  };
}
