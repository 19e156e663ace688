import { type HOUSE_PURSES, type PURSES } from './schema';

/** The five values of a player's balance (ENT-14). */
export type Purse = (typeof PURSES)[number];
/** The house accounts that balance the players' purses. */
export type HousePurse = (typeof HOUSE_PURSES)[number];

/** One line of a posting: the change of an account, negative for a debit, in minor units of the currency. */
export type Entry =
  | { player: string; purse: Purse; currency: string; amount: bigint }
  | { player: null; purse: HousePurse; currency: string; amount: bigint };

/** What a posting is for. A player's totals and net result are sums over kinds (totals.ts). */
export type PostingKind =
  | 'deposit'
  | 'stake'
  | 'win'
  /** A stake returned because its round was never played. */
  | 'rollback'
  /** Requested: from the player to the payouts. */
  | 'withdrawal'
  /** Cancelled, rejected or failed: from the payouts back to the player. */
  | 'withdrawal_return'
  /** Paid: from the payouts to the payments and the fees. */
  | 'payout'
  /** A granted bonus and its wagering requirement: from the house's bonus account to the player's. */
  | 'bonus'
  /** A bonus that ends without a win (cancelled or expired), or the part above its maximum win. */
  | 'bonus_burn'
  /** Wagering completed: bonus money becomes real money. */
  | 'bonus_win'
  | 'rakeback'
  | 'cashback'
  | 'daily_bonus'
  /** The share of a referrer. */
  | 'referral'
  /** The prize of a tournament. */
  | 'tournament';

/** A text key of an entry's account: equal for equal accounts. */
export const accountKey = ({ player, purse, currency }: Pick<Entry, 'player' | 'purse' | 'currency'>): string =>
  `${player ?? ''} ${purse} ${currency}`;

/**
 * The entries of a posting, merged to one per account, in the fixed order of accounts, without those that change
 * nothing. Throws RangeError when they do not sum to zero in each currency, or when nothing changes.
 */
export function normalised(entries: readonly Entry[]): Entry[] {
  const byAccount = new Map<string, Entry>();
  const sums = new Map<string, bigint>();
  for (const entry of entries) {
    const key = accountKey(entry);
    const amount = (byAccount.get(key)?.amount ?? 0n) + entry.amount;
    byAccount.set(key, { ...entry, amount });
    sums.set(entry.currency, (sums.get(entry.currency) ?? 0n) + entry.amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new RangeError(`The entries in ${currency} add up to ${sum} instead of 0`);
  }
  const changed = [...byAccount].filter(([, { amount }]) => amount !== 0n);
  if (changed.length === 0) throw new RangeError('A booking without an amount');
  return changed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
