import { differ, forgottenAt } from './changes';

type Kept<T> = { at: number; value: Promise<T> };

/** More keys than tenants times languages; when the map is full, the oldest one is forgotten. */
const MAX_KEYS = 1_000;

/**
 * Caches answers briefly, so that concurrent renders share one call; failures are not cached. `now` in ms. `onOther`
 * hears the key of an answer that differs from the one before.
 */
export function recently<T>(ttlMs: number, onOther?: (key: string) => void) {
  const kept = new Map<string, Kept<T>>();
  return (key: string, now: number, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && now - known.at < ttlMs && known.at > forgottenAt()) return known.value;
    // A key that is asked for again becomes the newest: a map keeps the order of insertion.
    kept.delete(key);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MAX_KEYS) kept.delete(oldest);
    const value = ask();
    const entry = { at: now, value };
    kept.set(key, entry);
    value.catch(() => kept.get(key) === entry && kept.delete(key));
    if (known && onOther) {
      Promise.all([known.value, value]).then(
        ([before, after]) => differ(before, after) && onOther(key),
        () => undefined,
      );
    }
    return value;
  };
}
