import { Readable } from 'node:stream';
import { Refused } from './gate';

/** How slowly a body may come. */
export type Pace = {
  /** Longest silence, in milliseconds; also what a fast beginning saves for later at most. */
  graceMs: number;
  /** Bytes a second over that time. */
  bytesPerSecond: number;
};

/** Milliseconds since any moment. */
type Clock = () => number;

/** Bodies up to this size are here in full before a connection to the backend is taken: every call but uploads. */
const READ_AHEAD_BYTES = 16 * 1024;

/** Resolves as the promise does; rejects with Refused when that takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused('slow')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * The chunks of a body; throws Refused once it comes too slowly. Time passes only while a chunk is asked for: what the
 * backend makes the sender wait is not the sender's fault. The source stays open for the answer.
 */
async function* paced(source: Readable, { graceMs, bytesPerSecond }: Pace, now: Clock): AsyncGenerator<Buffer> {
  const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  let leftMs = graceMs;
  for (;;) {
    const asked = now();
    const { done, value } = await within(leftMs, chunks.next());
    if (done) return;
    const earnedMs = (value.length / bytesPerSecond) * 1_000;
    leftMs = Math.min(graceMs, leftMs - (now() - asked) + earnedMs);
    yield value;
  }
}

/**
 * Reads the beginning of a body. Resolves with all of it as a stream again, and whether it is here in full; rejects with
 * Refused when it comes too slowly, as the stream does later.
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
