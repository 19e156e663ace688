import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { closeDueDays, playersToClose } from './close';

const EVERY_MS = 10_000;

/** Closes days that are over, every ten seconds; who looks before that closes them too. Returns the stop. */
export function runRewards(db: Db, clock: Clock, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const once = async () => {
    for (const player of await playersToClose(db)) await closeDueDays(db, clock, player);
  };
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = once()
      .catch(report)
      .finally(() => (isRunning = false));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
