/** How often a slow store is tried again. */
const REST_MS = 1_000;

/** Makes a call to the store; undefined where it failed, took too long, or was not waited for since the store is slow. */
export type Patience = <T>(call: () => Promise<T>) => Promise<T | undefined>;

type PatienceOptions = { now: () => number; onError: (error: unknown) => void; patienceMs: number };

/**
 * The patience of a host with the shared store. Once a call took longer than `patienceMs`, nobody waits for the store,
 * else each page would wait in vain; a call per second is made, and the first one that ends in time ends that. Calls
 * that fail at once cost nobody time.
 */
export function createPatience({ now, onError, patienceMs }: PatienceOptions): Patience {
  let isSlow = false;
  let triedAt = 0;

  async function inTime<T>(call: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        if (isOver) return;
        isSlow = true;
        triedAt = now();
        reject(new Error(`No answer after ${patienceMs} ms`));
      };
      // One more turn of the event loop: where it was late itself, the answer is there and was not read yet.
      timer = setTimeout(() => setImmediate(giveUp), patienceMs);
    });
    return Promise.race([call(), late]).finally(() => {
      isOver = true;
      clearTimeout(timer);
    });
  }

  async function attempt<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await inTime(call);
      isSlow = false;
      return answer;
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  return async (call) => {
    if (!isSlow) return attempt(call);
    if (now() - triedAt >= REST_MS) {
      triedAt = now();
      void attempt(call);
    }
    return undefined;
  };
}
