import { type CryptoState, worthOf } from './crypto';
import { type Db } from '../../db/database';
import { type ProviderPayment } from './schema';
import { type PaymentNews } from './message';
import { changePayment, hasEnded, lockedPayment } from './store';

/** Ways to send coins to a payment's address on the simulated chain. */
export const SENDINGS = ['exact', 'under', 'over', 'wrong network'] as const;
export type Sending = (typeof SENDINGS)[number];

/** In percent of the requested amount. */
const SHARES: Readonly<Record<Sending, bigint>> = { exact: 100n, under: 60n, over: 150n, 'wrong network': 100n };

const stateOf = ({ details }: ProviderPayment): CryptoState => details.crypto as CryptoState;

/** A crypto payment that is not over, locked; null for any other. */
async function waiting(tx: Db, id: string): Promise<ProviderPayment | null> {
  const payment = await lockedPayment(tx, id);
  return payment?.kind === 'crypto' && !hasEnded(payment) ? payment : null;
}

/** Stores the chain's state and reports it; with enough confirmations the payment succeeds with the amount received. */
async function show(tx: Db, payment: ProviderPayment, crypto: CryptoState, now: Date): Promise<void> {
  const { received, confirmations, confirmationsNeeded, wrongNetwork } = crypto;
  const seen: PaymentNews = { type: 'chain', received, confirmations, wrongNetwork };
  const isPaid = !wrongNetwork && received !== '0' && confirmations >= confirmationsNeeded;
  const arrived: PaymentNews = { type: 'succeeded', arrived: String(worthOf(crypto, payment.amount)) };
  await changePayment(
    tx,
    payment,
    {
      status: isPaid ? 'succeeded' : 'pending',
      details: { ...payment.details, crypto },
      news: isPaid ? [seen, arrived] : [seen],
    },
    now,
  );
}

/**
 * Sends coins to a payment's address. Coins on a wrong network are not counted, as they need manual handling. Further
 * coins add to earlier ones and restart the confirmations. False when there is no such open payment.
 */
export async function sendCoins(tx: Db, id: string, sending: Sending, now: Date): Promise<boolean> {
  const payment = await waiting(tx, id);
  if (!payment) return false;
  const before = stateOf(payment);
  const sent = (BigInt(before.coinAmount) * SHARES[sending] + 99n) / 100n;
  const wrongNetwork = before.wrongNetwork || sending === 'wrong network';
  const received = wrongNetwork ? before.received : String(BigInt(before.received) + sent);
  await show(tx, payment, { ...before, received, wrongNetwork, confirmations: 0 }, now);
  return true;
}

/** Adds confirmations to a payment's coins; false when there are no coins, or the payment is over. */
export async function addConfirmations(tx: Db, id: string, count: number, now: Date): Promise<boolean> {
  const payment = await waiting(tx, id);
  if (!payment) return false;
  const before = stateOf(payment);
  if (before.received === '0' || before.wrongNetwork) return false;
  const confirmations = Math.min(before.confirmations + count, before.confirmationsNeeded);
  await show(tx, payment, { ...before, confirmations }, now);
  return true;
}
