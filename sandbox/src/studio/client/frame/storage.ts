/**
 * What the page remembers of its session until the tab is closed. Browsers may block storage in frames; then it is kept
 * in memory only, and a reload needs a new launch.
 */
export type Memory = {
  get(key: MemoryKey): string | null;
  set(key: MemoryKey, value: string | null): void;
};

type MemoryKey = 'session' | 'stake';

export function createMemory(game: string, storage: () => Storage): Memory {
  const kept = new Map<MemoryKey, string>();
  const nameOf = (key: MemoryKey) => `studio.${game}.${key}`;
  return {
    get(key) {
      try {
        return storage().getItem(nameOf(key));
      } catch {
        return kept.get(key) ?? null;
      }
    },
    set(key, value) {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      try {
        if (value === null) storage().removeItem(nameOf(key));
        else storage().setItem(nameOf(key), value);
      } catch {
        // Storage is blocked; `kept` holds the value.
      }
    },
  };
}
