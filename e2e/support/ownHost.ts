import { spawn, type ChildProcess } from 'node:child_process';
import { BUSY_HOST } from '../../scripts/system/busyHost';
import { takePorts, type TakenPorts } from '../../scripts/system/takenPorts';

/** Waits until a process that was started answers at its address. */
export async function answering(address: string, started: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1_800; tries++) {
    if (started.exitCode !== null) throw new Error(`What should answer at ${address} has ended`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answered at ${address} in time`);
}

export type OwnHost = {
  origin: string;
  /** Everything the host has printed. */
  log: () => string;
  stop: () => Promise<void>;
};

/** Starts another host of the built site, with these settings, on a port that may have been taken before. */
export async function startHost(env: Record<string, string>, taken?: TakenPorts<'PORT'>): Promise<OwnHost> {
  const { ports, handOver } = taken ?? (await takePorts('PORT'));
  const origin = `http://localhost:${ports.PORT}`;
  const sockets = handOver('PORT');
  const printed: string[] = [];
  const host = spawn(process.execPath, ['server/dist/main.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', ...sockets.env, ...BUSY_HOST, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...sockets.stdio],
  });
  sockets.letGo();
  for (const stream of [host.stdout, host.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const closed = new Promise((resolve) => host.once('close', resolve));
  await answering(`${origin}/readyz`, host);
  return {
    origin,
    log: () => printed.join(''),
    stop: async () => {
      host.kill('SIGTERM');
      await closed;
    },
  };
}
