import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { type Payments } from '../outside/payments/payments';
import { expireDeposits } from './depositStore';

const EVERY_MS = 1_000;

type Options = { db: Db; clock: Clock; payments: Payments | null; report: (error: unknown) => void };

/** Every second, settles pending payments, sends messages and expires unpaid deposits. Returns a stop function. */
export function runCashier({ db, clock, payments, report }: Options): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const once = async () => {
    await payments?.tick();
    await expireDeposits(db, clock.now());
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
