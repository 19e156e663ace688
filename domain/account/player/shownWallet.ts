import type { Wallet } from './userDetails';

const emptyWallet = (currencyCode: string): Wallet => ({
  currencyCode,
  realMoney: '0',
  bonus: '0',
  wager: '0',
  depositWager: '0',
  rollover: '0',
  isActive: true,
});

/**
 * The wallet to show: the active one, else the one in the account's currency, else the first, else an empty one (S-02,
 * P-21). Null if no currency is known either.
 */
export function shownWallet(wallets: readonly Wallet[], currencyCode: string | null): Wallet | null {
  return (
    wallets.find(({ isActive }) => isActive) ??
    wallets.find((wallet) => wallet.currencyCode === currencyCode) ??
    wallets[0] ??
    (currencyCode === null ? null : emptyWallet(currencyCode))
  );
}
