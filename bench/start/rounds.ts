import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import autocannon, { type Options } from 'autocannon';
import { inRoot } from '../../scripts/base/root';

/** The median: one slow round on a shared machine does not affect it. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}

/** `first` is sent at the start. */
type ChildOptions = { args?: string[]; env?: Record<string, string>; first?: Serializable };

/** A server in its own process. `ask` sends a message and resolves with the number in the reply. */
export type Child = { port: number; ask: (message: Serializable) => Promise<number>; stop: () => void };

/** Starts a bench server and waits for the port it sends. */
export async function startChild(file: string, { args = [], env = {}, first }: ChildOptions = {}): Promise<Child> {
  const child = fork(inRoot('scripts/run.mjs'), [`bench/${file}`, ...args], {
    env: { ...process.env, ...env },
    serialization: 'advanced',
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended: Promise<never> = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with code ${code}`);
  });
  ended.catch(() => undefined);
  const reply = (): Promise<number> => Promise.race([once(child, 'message').then(([message]) => message), ended]);
  const ask = (message: Serializable) => {
    child.send(message);
    return reply();
  };
  const port = first === undefined ? await reply() : await ask(first);
  return { port, ask, stop: () => void child.kill() };
}

/** Load-tests one address. Throws on any answer other than 200, since the figures would be worthless. */
export async function load(url: string, options: Omit<Options, 'url'>): Promise<{ perSecond: number; p99: number }> {
  const result = await autocannon({ url, ...options });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
