/** Work that goes on after the answer, so that the time an answer takes tells nothing about it. */
export type Later = {
  run(task: () => Promise<void>): void;
  /** When all that was begun has ended. */
  settled(): Promise<void>;
};

/** Keeps track of work after answers; what fails is reported, for nobody waits for it. */
export function createLater(report: (error: unknown) => void): Later {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      // Not before the answer is on its way.
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
