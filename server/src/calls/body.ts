import { Readable } from 'node:stream';
import type { Pace } from '../start/env';
import { Refused } from './gate';

/** Milliseconds since an arbitrary moment. */
type Clock = () => number;

/** Bodies up to this size are read completely before a backend connection is taken: every call except uploads. */
const READ_AHEAD_BYTES = 16 * 1024;

/** Resolves as the promise does; rejects with Refused after `ms` milliseconds. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused('slow')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * The chunks of a body; throws Refused when they come too slowly or are too many. Only the time spent waiting for a chunk counts, so
 * that backpressure from the backend is not held against the sender. The source stays open for the answer.
 */
async function* paced(
  source: Readable,
  { graceMs, bytesPerSecond, maxBytes }: Pace,
  now: Clock,
): AsyncGenerator<Buffer> {
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  let leftMs = graceMs;
  let bytes = 0;
  for (;;) {
    const asked = now();
    const { done, value } = await within(leftMs, chunks.next());
    if (done) return;
    bytes += value.length;
    if (bytes > maxBytes) throw new Refused('large');
    const earnedMs = (value.length / bytesPerSecond) * 1_000;
    leftMs = Math.min(graceMs, leftMs - (now() - asked) + earnedMs);
    yield value;
  }
}

/**
 * Reads the start of a body. Resolves with the complete body as a stream, and whether it has been read in full; rejects
 * with Refused when it comes too slowly or is too large, as the stream does later.
 */
export async function readAhead(
  source: Readable,
  pace: Pace,
  now: Clock = () => performance.now(),
): Promise<{ body: Readable; whole: boolean }> {
  const rest = paced(source, pace, now);
  const start: Buffer[] = [];
  let bytes = 0;
  while (bytes < READ_AHEAD_BYTES) {
    const { done, value } = await rest.next();
    if (done) return { body: Readable.from(start, { objectMode: false }), whole: true };
    start.push(value);
    bytes += value.length;
  }
  async function* all() {
    yield* start.splice(0);
    yield* rest;
  }
  return { body: Readable.from(all(), { objectMode: false }), whole: false };
}
