import { type Market } from '@/config/markets/market';
import { BREAKS } from '@/domain/protection/options';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { isExcluded } from './stop';
import { receiptsOf } from './stopStore';

/**
 * Whether an exclusion keeps a player from logging in: only where the market says so, and not a break. One that was set
 * elsewhere, without a receipt, counts as an exclusion.
 */
export async function barsLogIn(db: Db, account: AccountRow, market: Market, now: Date): Promise<boolean> {
  if (market.exclusions.logIn || !isExcluded(account, now)) return false;
  const standing = (await receiptsOf(db, account.id, 'self-exclusion')).filter(
    ({ until }) => until === null || until > now,
  );
  return standing.length === 0 || standing.some(({ duration }) => !BREAKS.some((one) => one === duration));
}
