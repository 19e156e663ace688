import { type WithdrawalFigures } from '../../brands/brand/withdrawals';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { type Tell } from '../mail/tell';
import { advance } from './stages';
import { dueWithdrawals } from './withdrawalStore';

/** As many as one pass takes: the next one takes the rest. */
const AT_ONCE = 100;

type Options = { db: Db; clock: Clock; figuresOf: (brand: string) => WithdrawalFigures; tell?: Tell };

/** Advances every withdrawal whose next stage is due; answers the number of stages reached. */
export async function advanceDue({ db, clock, figuresOf, tell }: Options): Promise<number> {
  let reached = 0;
  for (const { id, player, brand } of await dueWithdrawals(db, clock.now(), AT_ONCE)) {
    const stage = { clock, figures: figuresOf(brand), ...(tell && { tell }) };
    while (await advance(db, { id, player }, stage)) reached += 1;
  }
  return reached;
}
