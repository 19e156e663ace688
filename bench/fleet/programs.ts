import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Explained } from '../../scripts/base/explain';
import { ROOT } from '../../scripts/base/root';
import { readProcess } from '../../scripts/processes/processors';
import { findProgram } from '../../scripts/programs/programs';

const LAST_CHARACTERS = 4_000;

/** A process of the bench. `end` signals it and waits until it has ended. */
export type Program = { pid: number; said: () => string; end: (signal?: NodeJS.Signals) => Promise<void> };

/** The path of a program that this bench needs. */
export function requireProgram(name: string, debianPackage = name): string {
  const found = findProgram(undefined, [name], { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` });
  if (found) return found;
  throw new Explained(`This bench needs ${name}, which is not installed (Debian: apt-get install ${debianPackage}).`);
}

/** Starts a program, which ends with this process at the latest. */
export function startProgram(
  file: string,
  args: readonly string[],
  { env = {}, cwd = ROOT }: { env?: Record<string, string>; cwd?: string } = {},
): Program {
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-LAST_CHARACTERS)));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close').then(() => void process.off('exit', kill));
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  // Node's error says more where there is none.
  return { pid: child.pid!, said: () => said, end };
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const takes = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** Waits until something listens on a port. */
export async function waitForPort(port: number, { said }: Program): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await takes(port)) return;
    await pause(50);
  }
  throw new Explained(`Nothing listens on port ${port}: ${said()}`);
}

const HUNDREDTHS = 100;

/** Processor seconds that a process has used. */
export const processorSeconds = ({ pid }: Program): number =>
  (readProcess(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.ticks ?? NaN) / HUNDREDTHS;

/** Memory of a process, MiB: now, and the most it ever had. */
export function memoryOf({ pid }: Program): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: mib('VmRSS'), most: mib('VmHWM') };
}
