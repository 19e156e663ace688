import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { closeDueDays, playersToClose } from './close';

const EVERY_MS = 10_000;

/** Closes finished days every ten seconds; reads in between close them too. Returns the stop function. */
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
