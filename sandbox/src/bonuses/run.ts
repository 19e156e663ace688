import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { expireDue } from './end';

const EVERY_MS = 1_000;

type Options = { db: Db; clock: Clock; report: (error: unknown) => void };

/** Expires due bonuses every second. Returns a function that stops it. */
export function runBonuses({ db, clock, report }: Options): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = expireDue(db, clock)
      .catch(report)
      .finally(() => (isRunning = false));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
