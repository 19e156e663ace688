import type { Wallet } from './userDetails';

const unknownWallet = (currencyCode: string): Wallet => ({
  currencyCode,
  realMoney: null,
  bonus: null,
  wager: null,
  depositWager: null,
  rollover: null,
  isActive: true,
});

/**
 * The wallet to show: the active one, else the one in the account's currency, else the first, else one whose amounts
 * are unknown (S-02, P-21, B01). Null if no currency is known either.
 */
export function shownWallet(wallets: readonly Wallet[], currencyCode: string | null): Wallet | null {
  return (
    wallets.find(({ isActive }) => isActive) ??
    wallets.find((wallet) => wallet.currencyCode === currencyCode) ??
    wallets[0] ??
    (currencyCode === null ? null : unknownWallet(currencyCode))
  );
}
