import type { Wallet } from './userDetails';

/** A wallet with nothing in it. */
const emptyWallet = (currencyCode: string): Wallet => ({
  ...{ currencyCode, realMoney: '0', bonus: '0', wager: '0', depositWager: '0', rollover: '0' },
  isActive: true,
});

/**
 * The wallet whose money is shown first: the one that is played with, else the one in the account's currency, else the first;
 * an empty one for a player who has none (S-02, P-21). Null where not even a currency is known.
 */
export function shownWallet(wallets: readonly Wallet[], currencyCode: string | null): Wallet | null {
  return (
    wallets.find(({ isActive }) => isActive) ??
    wallets.find((wallet) => wallet.currencyCode === currencyCode) ??
    wallets[0] ??
    (currencyCode === null ? null : emptyWallet(currencyCode))
  );
}
