import { createClient } from 'redis';
import type { TextStore } from './secondLevel';

/** The longest pause between two reconnection attempts. */
const MAX_PAUSE_MS = 5_000;

/**
 * A text store in Redis. Connects in the background and keeps retrying; while disconnected, reads are empty and writes
 * are dropped. `onState` is called when reachability changes.
 */
export function createRedisStore(url: string, onState: (reachable: boolean) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MAX_PAUSE_MS) },
  });
  let reachable = false;
  const change = (to: boolean) => {
    if (to !== reachable) onState((reachable = to));
  };
  client.on('ready', () => change(true));
  client.on('error', () => change(false));
  client.connect().catch(() => undefined);

  const store: TextStore = {
    get: async (key) => (client.isReady ? client.get(key) : undefined),
    set: async (key, value, lifeMs) => {
      if (client.isReady) await client.set(key, value, { expiration: { type: 'PX', value: lifeMs } });
    },
  };
  return { ...store, close: () => client.destroy() };
}
