import { eq } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { ledgerAccounts, ledgerEntries, postings } from '../ledger/schema';
import { type WithdrawalRow } from './schema';
import { type Entry } from '../ledger/entry';
import { type NewPosting, post, type Posting } from '../ledger/post';

/** The fields of a withdrawal that its postings need, in minor units of `currency`; `amount` includes both fees. */
export type BookedWithdrawal = Pick<WithdrawalRow, 'id' | 'player' | 'currency' | 'amount' | 'networkFee' | 'fee'>;

const keyOf = ({ id }: Pick<WithdrawalRow, 'id'>) => `withdrawal:${id}`;

/**
 * The posting of a requested withdrawal, one per withdrawal (key `withdrawal:<id>`): the whole amount leaves the
 * wallet. `unwagered` (minor units) is the wagering requirement released, because its money is gone.
 */
export const withdrawalPosting = (
  { id, player, currency, amount }: BookedWithdrawal,
  now: Date,
  unwagered = 0n,
): NewPosting => ({
  key: keyOf({ id }),
  kind: 'withdrawal',
  reference: id,
  now,
  entries: [
    { player, purse: 'real', currency, amount: -amount },
    { player: null, purse: 'payouts', currency, amount },
    { player, purse: 'deposit_wager', currency, amount: -unwagered },
    { player: null, purse: 'deposit_wager_owed', currency, amount: unwagered },
  ],
});

/** Books a withdrawal once. Throws InsufficientFunds. */
export const bookWithdrawal = (db: Db, withdrawal: BookedWithdrawal, now: Date): Promise<Posting> =>
  post(db, withdrawalPosting(withdrawal, now));

/**
 * Books the return of an unpaid withdrawal once (key `withdrawal:<id>:return`): the full amount, without any fee
 * (WDR-05), and its wagering requirement.
 */
export async function bookReturn(db: Db, { id }: Pick<BookedWithdrawal, 'id'>, now: Date): Promise<Posting> {
  const left = await db
    .select({
      player: ledgerAccounts.player,
      purse: ledgerAccounts.purse,
      currency: ledgerAccounts.currency,
      amount: ledgerEntries.amount,
    })
    .from(postings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting, postings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .where(eq(postings.key, keyOf({ id })));
  const entries = left.map((entry) => ({ ...entry, amount: -entry.amount }) as Entry);
  return post(db, { key: `${keyOf({ id })}:return`, kind: 'withdrawal_return', reference: id, now, entries });
}

/** Books a payout once (key `withdrawal:<id>:payout`): the amount sent to the payments, both fees to the fees. */
export function bookPayout(db: Db, withdrawal: BookedWithdrawal, now: Date): Promise<Posting> {
  const { id, currency, amount, networkFee, fee } = withdrawal;
  const kept = networkFee + fee;
  return post(db, {
    key: `${keyOf({ id })}:payout`,
    kind: 'payout',
    reference: id,
    now,
    entries: [
      { player: null, purse: 'payouts', currency, amount: -amount },
      { player: null, purse: 'payments', currency, amount: amount - kept },
      { player: null, purse: 'fees', currency, amount: kept },
    ],
  });
}
