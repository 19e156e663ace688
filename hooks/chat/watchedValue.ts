/** A value of the page that parts follow, though none of them owns it; `watch` suits useSyncExternalStore. */
export type WatchedValue<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Calls back after each change; returns a function that stops it. */
  watch: (watcher: () => void) => () => void;
};

export function watchedValue<T>(first: T): WatchedValue<T> {
  const watchers = new Set<() => void>();
  let now = first;
  return {
    get: () => now,
    set: (value) => {
      now = value;
      for (const watcher of watchers) watcher();
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
