/**
 * Runs `work` every `ms` milliseconds, never twice at once; failures are reported and the next run comes as usual. The timer does not
 * keep the process alive. Returns the stop, which waits for a run in progress.
 */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => Promise<unknown> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch(report)
      .finally(() => (running = null));
  }, ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
