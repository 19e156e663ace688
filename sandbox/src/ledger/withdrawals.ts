import { eq } from 'drizzle-orm';
import { type Db } from '../db/database';
import { ledgerAccounts, ledgerEntries, postings } from '../db/schema/ledger';
import { type WithdrawalRow } from '../db/schema/withdrawals';
import { type Entry } from './entry';
import { type NewPosting, post, type Posting } from './post';

/** What of a withdrawal is booked: amounts in minor units of `currency`, both fees part of the amount. */
export type BookedWithdrawal = Pick<WithdrawalRow, 'id' | 'player' | 'currency' | 'amount' | 'networkFee' | 'fee'>;

const keyOf = ({ id }: Pick<WithdrawalRow, 'id'>) => `withdrawal:${id}`;

/**
 * The booking of a withdrawal that was asked for, one for each (key `withdrawal:<id>`): the whole amount leaves the wallet.
 * `unwagered`, in minor units, is what need not be wagered any more, since the money that asked for it is gone.
 */
export const withdrawalPosting = (
  { id, player, currency, amount }: BookedWithdrawal,
  now: Date,
  unwagered = 0n,
): NewPosting => ({
  ...{ key: keyOf({ id }), kind: 'withdrawal', reference: id, now },
  entries: [
    { player, purse: 'real', currency, amount: -amount },
    { player: null, purse: 'payouts', currency, amount },
    { player, purse: 'deposit_wager', currency, amount: -unwagered },
    { player: null, purse: 'deposit_wager_owed', currency, amount: unwagered },
  ],
});

/** Books it, once. Throws InsufficientFunds. */
export const bookWithdrawal = (db: Db, withdrawal: BookedWithdrawal, now: Date): Promise<Posting> =>
  post(db, withdrawalPosting(withdrawal, now));

/**
 * Books that one is not paid, once (key `withdrawal:<id>:return`): all that left the wallet comes back, without any fee
 * (WDR-05), and what it had to be wagered with it.
 */
export async function bookReturn(db: Db, { id }: Pick<BookedWithdrawal, 'id'>, now: Date): Promise<Posting> {
  const left = await db
    .select({
      ...{ player: ledgerAccounts.player, purse: ledgerAccounts.purse, currency: ledgerAccounts.currency },
      amount: ledgerEntries.amount,
    })
    .from(postings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting, postings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .where(eq(postings.key, keyOf({ id })));
  const entries = left.map((entry) => ({ ...entry, amount: -entry.amount }) as Entry);
  return post(db, { key: `${keyOf({ id })}:return`, kind: 'withdrawal_return', reference: id, now, entries });
}

/** Books that one was paid, once (key `withdrawal:<id>:payout`): what was sent to the payments, both fees to the fees. */
export function bookPayout(db: Db, withdrawal: BookedWithdrawal, now: Date): Promise<Posting> {
  const { id, currency, amount, networkFee, fee } = withdrawal;
  const kept = networkFee + fee;
  return post(db, {
    ...{ key: `${keyOf({ id })}:payout`, kind: 'payout', reference: id, now },
    entries: [
      { player: null, purse: 'payouts', currency, amount: -amount },
      { player: null, purse: 'payments', currency, amount: amount - kept },
      { player: null, purse: 'fees', currency, amount: kept },
    ],
  });
}
