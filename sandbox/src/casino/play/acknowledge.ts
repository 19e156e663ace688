import { type Market } from '@/config/markets/market';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { acknowledgeCheck, playNow } from '../protection/playTime';
import { dueAt } from './realityCheck';

/**
 * Records that the player has seen the reality check. Where the market demands it, answering ahead of time does not put
 * it off. The caller holds the lock on the account.
 */
export async function acknowledge(tx: Db, account: AccountRow, market: Market, now: Date): Promise<void> {
  if (market.realityCheck.mostMinutes !== null) {
    const going = await playNow(tx, account.id, now);
    const due = going && dueAt(going, account, market);
    if (!due || due > now) return;
  }
  await acknowledgeCheck(tx, account.id, now);
}
