import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds before each further try. */
const PAUSES_MS = [1_000, 5_000, 30_000];
const PATIENCE_MS = 5_000;

export type PurgeCallOptions = {
  /** The operator's address. */
  url: string;
  /** A header with the CDN's secret. */
  header: readonly [name: string, value: string] | undefined;
  onEnd: (outcome: 'done' | 'failed') => void;
  /** Replaceable in tests. */
  wait?: (ms: number) => Promise<unknown>;
};

/**
 * Returns a function that asks the CDN to drop everything with these surrogate keys, and again while it does not answer
 * with success. Resolves with whether the first try was one; never rejects.
 */
export function createPurgeCall({
  url,
  header,
  onEnd,
  wait = (ms) => sleep(ms, undefined, { ref: false }),
}: PurgeCallOptions) {
  const ask = async (keys: readonly string[]): Promise<boolean> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': keys.join(' '),
          ...(header && { [header[0]]: header[1] }),
        },
        body: JSON.stringify({ surrogate_keys: keys }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  };

  async function again(keys: readonly string[]): Promise<void> {
    for (const pause of PAUSES_MS) {
      await wait(pause);
      if (await ask(keys)) {
        onEnd('done');
        return;
      }
    }
    onEnd('failed');
  }

  return async (keys: readonly string[]): Promise<boolean> => {
    const isDone = await ask(keys);
    if (isDone) onEnd('done');
    else void again(keys);
    return isDone;
  };
}
