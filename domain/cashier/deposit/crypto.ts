import type { CryptoPayment } from './deposit';
import { minorOf, toDecimal, toMinor } from '@/domain/money/money';

/** Progress of a crypto deposit on the chain. */
export type CryptoProgress =
  | 'waiting'
  /** Less than the requested amount has arrived. */
  | 'underpaid'
  | 'confirming'
  | 'overpaid'
  /** Received and confirmed on the chain; the backend still decides the deposit's status. */
  | 'confirmed'
  /** Coins arrived on the wrong network. */
  | 'wrongNetwork';

/**
 * Progress from the chain's figures; an unreadable amount counts as nothing received, unknown confirmations as not
 * enough.
 */
export function cryptoProgress(payment: CryptoPayment): CryptoProgress {
  const { coin, coinAmount, received, confirmations, confirmationsNeeded, wrongNetwork } = payment;
  if (wrongNetwork) return 'wrongNetwork';
  const [asked, there] = [toMinor(coinAmount, coin) ?? 0n, minorOf(received, coin) ?? 0n];
  if (there <= 0n) return 'waiting';
  if (there < asked) return 'underpaid';
  if (confirmations !== null && confirmationsNeeded !== null && confirmations >= confirmationsNeeded)
    return 'confirmed';
  return there > asked ? 'overpaid' : 'confirming';
}

/** What is still to be sent: all, or the rest after too little has arrived (E08). */
export function dueAmount(payment: CryptoPayment): string {
  const { coin, coinAmount, received } = payment;
  const [asked, there] = [toMinor(coinAmount, coin), minorOf(received, coin)];
  if (cryptoProgress(payment) !== 'underpaid' || asked === null || there === null) return coinAmount;
  return toDecimal(asked - there, coin);
}

/** Payment URI for wallets: "bitcoin:…?amount=0.5" (BIP 21), or the bare address for coins without a scheme. */
export function walletUri(payment: CryptoPayment): string {
  const { address, coin } = payment;
  const scheme = { BTC: 'bitcoin', LTC: 'litecoin' }[coin.toUpperCase()];
  return scheme === undefined ? address : `${scheme}:${address}?amount=${dueAmount(payment)}`;
}
