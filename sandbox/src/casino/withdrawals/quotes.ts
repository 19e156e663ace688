import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toDecimal, toMinor } from '@/domain/money/money';
import { type AnswerOf } from '@/contract/wire';
import { type WithdrawalFigures } from '../../brands/brand/withdrawals';
import { type Coin } from '../../currencies/coin';
import { type Db } from '../../db/database';
import { type WithdrawalQuote, withdrawalQuotes, withdrawals } from './schema';
import { type Asked } from './form';
import { exchanged } from './rates';

export type QuoteWire = AnswerOf<'calculateWithdrawal'>['data']['quote'];

/** How long a quote is valid. Crypto rates change every minute. */
const LIFE_MS = { bank: 600_000, crypto: 60_000 } as const;

/** Network fees, in the coin itself. */
const NETWORK_FEES: Readonly<Record<string, string>> = {
  Bitcoin: '0.00005',
  Litecoin: '0.002',
  ERC20: '2',
  BEP20: '0.3',
  TRC20: '1',
};

/** Fees are in the wallet's currency, the received amount in its own. All in minor units. */
export type Figures = Pick<WithdrawalQuote, 'networkFee' | 'fee' | 'receiveCurrency' | 'receiveAmount'>;

function cryptoFigures({ amount, currency, beneficiary }: Asked, coin: Coin, fee: bigint, now: Date): Figures | null {
  const inCoins = toMinor(NETWORK_FEES[beneficiary.network ?? ''] ?? '', coin);
  const rate = { coin, now };
  const networkFee = inCoins === null ? null : exchanged({ amount: inCoins, from: coin, to: currency, ...rate }, 'up');
  if (networkFee === null) return null;
  const net = amount - networkFee - fee;
  const receiveAmount = net <= 0n ? null : exchanged({ amount: net, from: currency, to: coin, ...rate }, 'down');
  return receiveAmount ? { networkFee, fee, receiveCurrency: coin, receiveAmount } : null;
}

/** The figures of a withdrawal at a moment; null without a rate, or when the fees leave nothing. */
export function figuresOf(asked: Asked, { feeBasisPoints }: WithdrawalFigures, now: Date): Figures | null {
  const { amount, currency, method } = asked;
  const points = BigInt(method.coin ? feeBasisPoints.crypto : feeBasisPoints.bank);
  // Rounded up to a whole minor unit.
  const fee = (amount * points + 9_999n) / 10_000n;
  if (method.coin) return cryptoFigures(asked, method.coin, fee, now);
  const receiveAmount = amount - fee;
  return receiveAmount > 0n ? { networkFee: 0n, fee, receiveCurrency: currency, receiveAmount } : null;
}

/** A new quote for a player, not stored yet. */
export function newQuote(player: string, asked: Asked, figures: Figures, now: Date): WithdrawalQuote {
  const { method, currency, amount, beneficiary } = asked;
  const life = method.coin ? LIFE_MS.crypto : LIFE_MS.bank;
  return {
    id: randomUUID(),
    player,
    method: String(method.id),
    currency,
    amount,
    beneficiary,
    ...figures,
    createdAt: now,
    expiresAt: new Date(now.getTime() + life),
  };
}

/** Stores a quote; idempotent. */
export async function storeQuote(db: Db, quote: WithdrawalQuote): Promise<void> {
  await db.insert(withdrawalQuotes).values(quote).onConflictDoNothing();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A player's valid quote; null for one that is unknown, another player's, expired or used. The account must be locked
 * already, so that a quote is used only once.
 */
export async function bindingQuote(tx: Db, id: string, player: string, now: Date): Promise<WithdrawalQuote | null> {
  if (!UUID.test(id)) return null;
  const [row] = await tx
    .select({ quote: withdrawalQuotes, usedBy: withdrawals.id })
    .from(withdrawalQuotes)
    .leftJoin(withdrawals, eq(withdrawals.quote, withdrawalQuotes.id))
    .where(eq(withdrawalQuotes.id, id));
  if (!row || row.usedBy !== null || row.quote.player !== player) return null;
  return row.quote.expiresAt > now ? row.quote : null;
}

/** Whether a quote matches the request exactly. */
export const isQuoteOf = (quote: WithdrawalQuote, { method, currency, amount, beneficiary }: Asked): boolean =>
  quote.method === String(method.id) &&
  quote.currency === currency &&
  quote.amount === amount &&
  Object.entries(beneficiary).every(([name, value]) => quote.beneficiary[name as keyof typeof beneficiary] === value);

/** A quote in the shape of the contract. */
export const quoteWire = (quote: WithdrawalQuote): QuoteWire => ({
  quoteId: quote.id,
  creditAmount: toDecimal(quote.amount, quote.currency),
  receiveAmount: toDecimal(quote.receiveAmount, quote.receiveCurrency),
  networkFee: toDecimal(quote.networkFee, quote.currency),
  fee: toDecimal(quote.fee, quote.currency),
  currencyCode: quote.currency,
  receiveCurrencyCode: quote.receiveCurrency,
  createdAt: quote.createdAt.toISOString(),
  expiresAt: quote.expiresAt.toISOString(),
});
