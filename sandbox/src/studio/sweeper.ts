import { type RealRounds } from './realRound';

const EVERY_MS = 1_000;

/** Finishes unfinished rounds of real play, at once and then every second. Answers a function that stops it. */
export function runSweeper({ sweep }: RealRounds, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const once = () => {
    if (isRunning) return;
    isRunning = true;
    running = sweep()
      .catch(report)
      .finally(() => (isRunning = false));
  };
  once();
  const timer = setInterval(once, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
