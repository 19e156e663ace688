import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { hasDeposited } from '../deposits/hasDeposited';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { rewardCurrency } from './calendar';
import { cashbackOf, factorOf, netLossOf } from './dayFigures';
import { levelOfPlayer } from './dayStore';
import { playedIn } from './played';
import { dayAt, spanOf } from './playerDays';
import { zonesOf } from './zones';

type Award = AnswerOf<'calendarAward'>['data']['userCalendarData'];

/**
 * The current cashback award (AWARD-08): the net loss of the player's current day (negative after wins) and the level's
 * share of it. At midnight it becomes part of the calendar day. Zero before the first deposit.
 */
export async function awardOf(db: Db, account: Pick<AccountRow, 'id' | 'currencyCode'>, now: Date): Promise<Award> {
  const currency = await rewardCurrency(db, account);
  const { cashbackRate } = (await levelOfPlayer(db, account.id)).level;
  const percent = Number(factorOf(cashbackRate));
  if (currency === null || !(await hasDeposited(db, account.id))) return { ngr: '0', payout: '0', percent };
  const zones = await zonesOf(db, account.id);
  const played = await playedIn(db, account.id, spanOf(zones, dayAt(zones, now)));
  const ngr = netLossOf(played.filter((one) => one.currency === currency));
  const payout = BigInt(cashbackOf(ngr, cashbackRate)?.amount ?? 0);
  return {
    ngr: toDecimal(ngr, currency),
    payout: toDecimal(payout, currency),
    percent,
    currencyCode: currency,
  };
}
