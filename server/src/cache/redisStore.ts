import { createClient } from 'redis';
import type { TextStore } from './secondLevel';

/** The longest pause between two reconnection attempts. */
const MAX_PAUSE_MS = 5_000;
/** Calls under way at once; more only wait where Redis hangs, and would fill the memory. */
const MOST_CALLS = 100;

/**
 * A text store in Redis. Connects in the background and keeps retrying; while disconnected, calls fail at once, so that
 * they are counted. `onState` is called when reachability changes, and when it is known first.
 */
export function createRedisStore(url: string, onState: (reachable: boolean) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MAX_PAUSE_MS) },
  });
  let reachable: boolean | undefined;
  const change = (to: boolean) => {
    if (to !== reachable) onState((reachable = to));
  };
  client.on('ready', () => change(true));
  client.on('error', () => change(false));
  client.connect().catch(() => undefined);

  let calls = 0;
  async function bounded<T>(call: () => Promise<T>): Promise<T> {
    if (!client.isReady) throw new Error('Not connected');
    if (calls >= MOST_CALLS) throw new Error(`${MOST_CALLS} calls under way`);
    calls++;
    return call().finally(() => calls--);
  }

  const store: TextStore = {
    get: async (key) => bounded(() => client.get(key)),
    set: async (key, value, lifeMs) =>
      bounded(() => client.set(key, value, { expiration: { type: 'PX', value: lifeMs } })),
  };
  return { ...store, close: () => client.destroy() };
}
