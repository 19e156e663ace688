import { randomBytes } from 'node:crypto';
import { decimalsOf, toDecimal } from '@/domain/money/money';
import { type AnswerOf } from '@/contract/wire';
import { type Coin } from '../../currencies/coin';
import { worthOfUnit } from '../../currencies/worth';

type CryptoWire = NonNullable<AnswerOf<'deposit'>['data']['deposit']['crypto']>;

const CONFIRMATIONS: Readonly<Record<string, number>> = {
  Bitcoin: 2,
  Litecoin: 6,
  ERC20: 12,
  BEP20: 15,
  TRC20: 19,
};

/** State of a crypto payment; `coinAmount` (expected) and `received` are minor units of the coin, as texts. */
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
 * A unique, unusable address. Bitcoin and Litecoin addresses are of the test networks; those and Tron's have no valid
 * checksum. On the other networks an address has the form of a real one that nobody owns.
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

/** The coins for an amount of money, both in minor units, rounded up; null for a currency without a rate. */
function coinsFor(amount: bigint, currency: string, coin: Coin): bigint | null {
  const [worth, coinWorth] = [worthOfUnit(currency), worthOfUnit(coin)];
  if (worth === undefined || coinWorth === undefined) return null;
  const numerator = amount * worth * 10n ** BigInt(decimalsOf(coin));
  const denominator = coinWorth * 10n ** BigInt(decimalsOf(currency));
  return (numerator + denominator - 1n) / denominator;
}

type Asked = { amount: bigint; currency: string; coin: Coin; network: string };

/** Quote and address of a new crypto payment; null when the currency has no rate. */
export function quoteOf({ amount, currency, coin, network }: Asked): CryptoState | null {
  const coins = coinsFor(amount, currency, coin);
  return coins === null
    ? null
    : {
        address: newAddress(network),
        network,
        coin,
        coinAmount: String(coins),
        received: '0',
        confirmations: 0,
        confirmationsNeeded: CONFIRMATIONS[network] ?? 1,
        wrongNetwork: false,
      };
}

/** The value of the received coins at the quoted rate, in minor units of the money, rounded down. */
export const worthOf = (
  { received, coinAmount }: Pick<CryptoState, 'received' | 'coinAmount'>,
  amount: bigint,
): bigint => (amount * BigInt(received)) / BigInt(coinAmount);

/** The wire form of the state. */
export const cryptoWire = ({ coinAmount, received, ...state }: CryptoState): CryptoWire => ({
  ...state,
  coinAmount: toDecimal(BigInt(coinAmount), state.coin),
  received: toDecimal(BigInt(received), state.coin),
});
