import { type HOUSE_PURSES, type PURSES } from '../db/schema/ledger';

/** The five values of a player's balance (ENT-14). */
export type Purse = (typeof PURSES)[number];
/** The house's own accounts that stand against them. */
export type HousePurse = (typeof HOUSE_PURSES)[number];

/** One line of a booking: what an account gets (or gives, below zero), in minor units of the currency. */
export type Entry =
  | { player: string; purse: Purse; currency: string; amount: bigint }
  | { player: null; purse: HousePurse; currency: string; amount: bigint };

/** What a booking is for. The totals and the net result of a player are sums over kinds (totals.ts). */
export type PostingKind =
  | 'deposit'
  | 'stake'
  | 'win'
  /** A stake that is given back because its round was never played. */
  | 'rollback'
  /** Asked for: from the player to the payouts. */
  | 'withdrawal'
  /** Cancelled, refused or failed: from the payouts back to the player. */
  | 'withdrawal_return'
  /** Paid: from the payouts to the payments and the fees. */
  | 'payout'
  /** A bonus that is given: from the house's bonuses to the player's, with what has to be wagered. */
  | 'bonus'
  /** A bonus that ends without a win: cancelled, expired, or above its highest win. */
  | 'bonus_burn'
  /** Wagered: bonus money becomes real. */
  | 'bonus_win'
  /** A claimed day of the rakeback calendar. */
  | 'rakeback'
  /** A claimed cashback bonus. */
  | 'cashback'
  | 'daily_bonus';

/** The account that an entry is about, as text: equal for equal accounts. */
export const accountKey = ({ player, purse, currency }: Pick<Entry, 'player' | 'purse' | 'currency'>): string =>
  `${player ?? ''} ${purse} ${currency}`;

/**
 * The same booking with one entry for each account, in the fixed order of the accounts and without those that change
 * nothing. Throws RangeError when its entries do not add up to zero in each currency, or when it changes nothing at all.
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
