import type { CryptoPayment } from './deposit';

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

/** Decimals of both amounts, so that they compare whatever the coin's are; null where one is no decimal number. */
function scaled(asked: string, there: string): { asked: bigint; there: bigint; decimals: number } | null {
  const [one, other] = [asked, there].map((amount) => /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(amount));
  if (!one || !other) return null;
  const decimals = Math.max(one[2]?.length ?? 0, other[2]?.length ?? 0);
  const whole = ([, digits, fraction = '']: RegExpExecArray) => BigInt(digits + fraction.padEnd(decimals, '0'));
  return { asked: whole(one), there: whole(other), decimals };
}

/**
 * Progress from the chain's figures. Where nothing has arrived, or the amounts cannot be compared, it waits; unknown
 * confirmations count as not enough.
 */
export function cryptoProgress(payment: CryptoPayment): CryptoProgress {
  const { coinAmount, received, confirmations, confirmationsNeeded, wrongNetwork } = payment;
  if (wrongNetwork) return 'wrongNetwork';
  const both = scaled(coinAmount, received ?? '');
  if (!both || both.there === 0n) return 'waiting';
  const { asked, there } = both;
  if (there < asked) return 'underpaid';
  if (confirmations !== null && confirmationsNeeded !== null && confirmations >= confirmationsNeeded)
    return 'confirmed';
  return there > asked ? 'overpaid' : 'confirming';
}

/** What is still to be sent: all, or the rest after too little has arrived (E08). Null once nothing is. */
export function dueAmount(payment: CryptoPayment): string | null {
  const { coinAmount, received } = payment;
  const progress = cryptoProgress(payment);
  if (progress === 'waiting') return coinAmount;
  const both = scaled(coinAmount, received ?? '');
  if (progress !== 'underpaid' || !both) return null;
  const digits = (both.asked - both.there).toString().padStart(both.decimals + 1, '0');
  return both.decimals === 0 ? digits : `${digits.slice(0, -both.decimals)}.${digits.slice(-both.decimals)}`;
}

/** Payment URI for wallets: "bitcoin:…?amount=0.5" (BIP 21), or the bare address for coins without a scheme. */
export function walletUri({ address, coin }: CryptoPayment, amount: string): string {
  const scheme = { BTC: 'bitcoin', LTC: 'litecoin' }[coin.toUpperCase()];
  return scheme === undefined ? address : `${scheme}:${address}?amount=${amount}`;
}
