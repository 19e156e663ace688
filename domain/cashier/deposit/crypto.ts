import type { CryptoPayment } from './deposit';
import { toMinor } from '@/domain/money/money';

/** How far a crypto deposit is, by what the chain shows. */
export type CryptoProgress =
  /** Nothing has arrived yet. */
  | 'waiting'
  /** Less than was asked for has arrived. */
  | 'underpaid'
  | 'confirming'
  | 'overpaid'
  /** Everything is there and confirmed; the backend has the last word. */
  | 'confirmed'
  /** Coins arrived on a network that was not asked for. */
  | 'wrongNetwork';

/** Reads the chain's figures; an amount that cannot be read counts as nothing received. */
export function cryptoProgress(payment: CryptoPayment): CryptoProgress {
  const { coin, coinAmount, received, confirmations, confirmationsNeeded, wrongNetwork } = payment;
  if (wrongNetwork) return 'wrongNetwork';
  const [asked, there] = [toMinor(coinAmount, coin) ?? 0n, toMinor(received, coin) ?? 0n];
  if (there <= 0n) return 'waiting';
  if (there < asked) return 'underpaid';
  if (confirmations >= confirmationsNeeded) return 'confirmed';
  return there > asked ? 'overpaid' : 'confirming';
}

/** The address of a payment as wallets scan it: "bitcoin:…?amount=0.5", where the coin has such a form (BIP 21). */
export function walletUri({ address, coin, coinAmount }: CryptoPayment): string {
  const scheme = { BTC: 'bitcoin', LTC: 'litecoin' }[coin.toUpperCase()];
  return scheme === undefined ? address : `${scheme}:${address}?amount=${coinAmount}`;
}
