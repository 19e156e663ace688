import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

/** An address at one of the brands' hosts. */
export type Asked = { host: string; path: string };

/** `status` 0: no answer. */
export type Answer = { status: number; ms: number; text: () => string };

const PATIENCE_MS = 30_000;

/** Asks a port on this machine over connections that stay open, as browsers and proxies do. */
export function createAsker(port: number, accept = 'gzip') {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256 });
  return ({ host, path }: Asked): Promise<Answer> =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (status: number, body: Buffer = Buffer.alloc(0), encoding?: string) => {
        const text = () => (encoding === 'gzip' ? gunzipSync(body) : body).toString();
        resolve({ status, ms: performance.now() - began, text });
      };
      const asked = request(
        { port, host: '127.0.0.1', path, agent, timeout: PATIENCE_MS, headers: { host, 'accept-encoding': accept } },
        (answer) =>
          void buffer(answer).then(
            (body) => end(answer.statusCode!, body, answer.headers['content-encoding']),
            () => end(0),
          ),
      );
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => end(0));
      asked.end();
    });
}

export type Asker = ReturnType<typeof createAsker>;

const TICK_MS = 10;

/** Calls `one` so often a second for so long, whether or not earlier calls have ended; resolves when all have. */
export async function atRate<T>(perSecond: number, seconds: number, one: (index: number) => Promise<T>): Promise<T[]> {
  const calls: Promise<T>[] = [];
  const began = performance.now();
  const all = perSecond * seconds;
  while (calls.length < all) {
    const due = Math.min(all, ((performance.now() - began) / 1000) * perSecond);
    while (calls.length < due) calls.push(one(calls.length));
    await pause(TICK_MS);
  }
  return Promise.all(calls);
}

/** Calls `one` for each item, `width` at a time. */
export async function together<T>(
  items: readonly T[],
  width: number,
  one: (item: T) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < items.length) await one(items[next++]!);
  };
  await Promise.all(Array.from({ length: width }, work));
}

/** The time under which a share of the answers stayed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
