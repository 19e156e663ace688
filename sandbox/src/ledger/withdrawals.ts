import { type Db } from '../db/database';
import { type WithdrawalRow } from '../db/schema/withdrawals';
import { type Entry } from './entry';
import { post, type Posting } from './post';

/** What of a withdrawal is booked: amounts in minor units of `currency`, both fees part of the amount. */
export type BookedWithdrawal = Pick<WithdrawalRow, 'id' | 'player' | 'currency' | 'amount' | 'networkFee' | 'fee'>;

/** Real money of the player that stands among the payouts, or comes back from there. */
const toPayouts = ({ player, currency }: BookedWithdrawal, amount: bigint): Entry[] => [
  { player, purse: 'real', currency, amount: -amount },
  { player: null, purse: 'payouts', currency, amount },
];

/**
 * Books that a withdrawal was asked for, once (key `withdrawal:<id>`): the whole amount leaves the wallet. Throws
 * InsufficientFunds.
 */
export const bookWithdrawal = (db: Db, withdrawal: BookedWithdrawal, now: Date): Promise<Posting> =>
  post(db, {
    ...{ key: `withdrawal:${withdrawal.id}`, kind: 'withdrawal', reference: withdrawal.id, now },
    entries: toPayouts(withdrawal, withdrawal.amount),
  });

/** Books that one is not paid, once (key `withdrawal:<id>:return`): all of it comes back, without any fee (WDR-05). */
export const bookReturn = (db: Db, withdrawal: BookedWithdrawal, now: Date): Promise<Posting> =>
  post(db, {
    ...{ key: `withdrawal:${withdrawal.id}:return`, kind: 'withdrawal_return', reference: withdrawal.id, now },
    entries: toPayouts(withdrawal, -withdrawal.amount),
  });

/** Books that one was paid, once (key `withdrawal:<id>:payout`): what was sent to the payments, both fees to the fees. */
export function bookPayout(db: Db, withdrawal: BookedWithdrawal, now: Date): Promise<Posting> {
  const { id, currency, amount, networkFee, fee } = withdrawal;
  const kept = networkFee + fee;
  return post(db, {
    ...{ key: `withdrawal:${id}:payout`, kind: 'payout', reference: id, now },
    entries: [
      { player: null, purse: 'payouts', currency, amount: -amount },
      { player: null, purse: 'payments', currency, amount: amount - kept },
      { player: null, purse: 'fees', currency, amount: kept },
    ],
  });
}
