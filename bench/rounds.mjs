import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { inRoot } from '../scripts/lib/root.mjs';

/** The middle one of some numbers: one slow round of a shared machine does not move it. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Starts one of our servers in a process of its own and waits for the port it sends. `ask(text)` sends a message and
 * answers the reply; `first` is sent at the start.
 */
export async function startChild(file, { args = [], env = {}, first } = {}) {
  const child = fork(inRoot('bench', file), args, { env: { ...process.env, ...env }, serialization: 'advanced' });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with code ${code}`);
  });
  ended.catch(() => undefined);
  const reply = () => Promise.race([once(child, 'message').then(([message]) => message), ended]);
  const ask = (text) => {
    child.send(text);
    return reply();
  };
  const port = first === undefined ? await reply() : await ask(first);
  return { port, ask, stop: () => child.kill() };
}

/** Asks one address again and again. Any answer that is not 200 makes the figures worthless, so it throws. */
export async function load(url, options) {
  const result = await autocannon({ url, ...options });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
