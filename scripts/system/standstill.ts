import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 1_000;
/** Longer than a busy processor makes anybody wait. */
const TOO_LONG_MS = 5_000;

/** `say` receives a line per standstill; the rest is for tests. */
type Options = { say(line: string): void; everyMs?: number; tooLongMs?: number };

const isTold = async (url: string) => {
  await fetch(url).then((answer) => answer.text());
};

/**
 * Reports when a server, or the whole machine, stood still: whatever failed in that time failed because of it. `urls` are by name.
 * Never keeps the process alive. Returns the stop.
 */
export function watchStandstills(
  urls: Readonly<Record<string, string>>,
  { say, everyMs = EVERY_MS, tooLongMs = TOO_LONG_MS }: Options,
): () => void {
  const stopping = new AbortController();
  const watch = async (name: string, wait: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      const from = Date.now();
      await wait().catch(() => undefined);
      const ms = Date.now() - from;
      if (ms > tooLongMs)
        say(`The ${name} stood still for ${Math.round(ms / 1_000)} s from ${new Date(from).toISOString()}.`);
      await sleep();
    }
  };
  const sleep = () => pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  void watch('machine', sleep);
  for (const [name, url] of Object.entries(urls)) void watch(name, () => isTold(url));
  return () => stopping.abort();
}
