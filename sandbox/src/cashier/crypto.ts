import { randomBytes } from 'node:crypto';
import { decimalsOf, toDecimal } from '@/domain/money/money';
import { type AnswerOf } from '@/contract/wire';
import { type Coin } from './methods';
import { worthOfUnit } from './worth';

type CryptoWire = NonNullable<AnswerOf<'deposit'>['data']['deposit']['crypto']>;

/** Confirmations that each network asks for before a payment counts. */
const CONFIRMATIONS: Readonly<Record<string, number>> = {
  ...{ Bitcoin: 2, Litecoin: 6, ERC20: 12, BEP20: 15, TRC20: 19 },
};

/** A crypto payment as it stands: what is to be sent and what arrived, in minor units of the coin as texts. */
export type CryptoState = {
  address: string;
  network: string;
  coin: Coin;
  coinAmount: string;
  received: string;
  confirmations: number;
  confirmationsNeeded: number;
  wrongNetwork: boolean;
};

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const letters = (count: number): string =>
  [...randomBytes(count)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/**
 * An address nobody else has. Those of Bitcoin and Litecoin are of their test networks and have no right check sum, as has
 * none of Tron's; on the other networks an address has the form of a real one, and nobody owns it.
 */
function newAddress(network: string): string {
  switch (network) {
    case 'Bitcoin':
      return `tb1q${letters(38)}`;
    case 'Litecoin':
      return `tltc1q${letters(38)}`;
    case 'TRC20':
      return `T${letters(33)}`;
    default:
      return `0x${randomBytes(20).toString('hex')}`;
  }
}

/** Coins for an amount of money, both in minor units, rounded up; null for a currency without a rate. */
function coinsFor(amount: bigint, currency: string, coin: Coin): bigint | null {
  const [worth, coinWorth] = [worthOfUnit(currency), worthOfUnit(coin)];
  if (worth === undefined || coinWorth === undefined) return null;
  const numerator = amount * worth * 10n ** BigInt(decimalsOf(coin));
  const denominator = coinWorth * 10n ** BigInt(decimalsOf(currency));
  return (numerator + denominator - 1n) / denominator;
}

type Asked = { amount: bigint; currency: string; coin: Coin; network: string };

/** Quote and address of a new crypto payment; null where the currency has no rate. */
export function quoteOf({ amount, currency, coin, network }: Asked): CryptoState | null {
  const coins = coinsFor(amount, currency, coin);
  return coins === null
    ? null
    : {
        ...{ address: newAddress(network), network, coin, coinAmount: String(coins), received: '0' },
        ...{ confirmations: 0, confirmationsNeeded: CONFIRMATIONS[network] ?? 1, wrongNetwork: false },
      };
}

/** What the coins that arrived are worth at the quote, in minor units of the money, rounded down. */
export const worthOf = (
  { received, coinAmount }: Pick<CryptoState, 'received' | 'coinAmount'>,
  amount: bigint,
): bigint => (amount * BigInt(received)) / BigInt(coinAmount);

/** As the contract has it. */
export const cryptoWire = ({ coinAmount, received, ...state }: CryptoState): CryptoWire => ({
  ...state,
  coinAmount: toDecimal(BigInt(coinAmount), state.coin),
  received: toDecimal(BigInt(received), state.coin),
});
