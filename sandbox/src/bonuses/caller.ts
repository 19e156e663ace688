import { type Clock } from '../clock';
import { lockedAccount } from '../db/accounts';
import { type Db } from '../db/database';
import { playCurrency } from '../protection/playLimitWire';
import { refuseExcluded } from '../protection/stop';
import { type Taker } from './rules';

/** Who asks, from where, in which language. */
export type Caller = {
  player: string;
  /** Code of the country the call comes from. */
  country: string;
  needsVerifiedEmail: boolean;
  language: string;
  clock: Clock;
};

/** The caller as the rules see them: the account's row is locked, and the clock read after that. Throws SELF_EXCLUDED. */
export async function takerOf(tx: Db, { player, country, needsVerifiedEmail, clock }: Caller): Promise<Taker> {
  const account = (await lockedAccount(tx, player))!;
  const now = clock.now();
  refuseExcluded(account, now);
  const currency = (await playCurrency(tx, account)) ?? 'EUR';
  return { account, country, needsVerifiedEmail, now, currency };
}
