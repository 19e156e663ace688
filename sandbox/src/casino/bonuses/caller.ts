import { type Market } from '@/config/markets/market';
import { type Clock } from '../../base/clock';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { playCurrency } from '../protection/playLimitWire';
import { refuseExcluded } from '../protection/stop';
import { type Taker } from './rules';

export type Caller = {
  player: string;
  country: string;
  needsVerifiedEmail: boolean;
  language: string;
  marketOf: (account: AccountRow) => Market;
  clock: Clock;
};

/** The caller as input of the rules: locks the account row, then reads the clock. Throws SELF_EXCLUDED. */
export async function takerOf(
  tx: Db,
  { player, country, needsVerifiedEmail, marketOf, clock }: Caller,
): Promise<Taker> {
  const account = (await lockedAccount(tx, player))!;
  const now = clock.now();
  refuseExcluded(account, now);
  const currency = (await playCurrency(tx, account)) ?? 'EUR';
  return { account, country, needsVerifiedEmail, market: marketOf(account), now, currency };
}
