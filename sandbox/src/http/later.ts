/** Background work that runs after the answer, so that the response time reveals nothing about it. */
export type Later = {
  run(task: () => Promise<void>): void;
  settled(): Promise<void>;
};

/** Tracks background work; errors are reported, since no caller awaits it. */
export function createLater(report: (error: unknown) => void): Later {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      // Starts only after the current tick, when the answer is on its way.
      const work: Promise<void> = new Promise((resolve) => setImmediate(resolve))
        .then(task)
        .catch(report)
        .finally(() => running.delete(work));
      running.add(work);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
