import { type WithdrawalFigures } from '../brand/withdrawals';
import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { advance } from './stages';
import { dueWithdrawals } from './withdrawalStore';

const EVERY_MS = 1_000;
/** As many as one pass takes: the next one takes the rest. */
const AT_ONCE = 100;

type Options = { db: Db; clock: Clock; figuresOf: (brand: string) => WithdrawalFigures };

/** Brings every withdrawal on whose next stage is due; answers how many stages were reached. */
export async function advanceDue({ db, clock, figuresOf }: Options): Promise<number> {
  let reached = 0;
  for (const { id, player, brand } of await dueWithdrawals(db, clock.now(), AT_ONCE)) {
    const stage = { clock, figures: figuresOf(brand) };
    while (await advance(db, { id, player }, stage)) reached += 1;
  }
  return reached;
}

/** Lets withdrawals go their way every second. Returns the stop. */
export function runWithdrawals({
  report,
  ...options
}: Options & { report: (error: unknown) => void }): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = advanceDue(options)
      .catch(report)
      .finally(() => (isRunning = false));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
