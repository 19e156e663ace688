import { toDecimal, toMinor } from '@/domain/money/money';

/**
 * The equivalent of a euro cent in each currency, in minor units: of similar value, and an integer, so that every stake
 * of a game divides into coins in every currency.
 */
const FOR_A_CENT: Readonly<Record<string, bigint>> = {
  EUR: 1n,
  USD: 1n,
  CAD: 1n,
  AUD: 1n,
  NZD: 1n,
  CHF: 1n,
  DEMO: 1n,
  NOK: 10n,
  SEK: 10n,
  DKK: 10n,
  PLN: 4n,
  CZK: 25n,
  HUF: 400n,
  TRY: 40n,
  BRL: 5n,
  INR: 100n,
  JPY: 2n,
  BTC: 20n,
  ETH: 300n,
  LTC: 10_000n,
  USDT: 10_000n,
};

/** The currencies that games can be played in. */
export const CURRENCIES_OF_STAKES: readonly string[] = Object.keys(FOR_A_CENT);

/** A catalogue amount, a decimal string in euros, as minor units of a currency; null for an unsupported currency. */
export function stakeMinor(euro: string, currency: string): bigint | null {
  const [cents, each] = [toMinor(euro, 'EUR'), FOR_A_CENT[currency]];
  return cents === null || each === undefined ? null : cents * each;
}

/** What bets in one currency are worth in another, in minor units, rounded up; games are played in both. */
export function stakeAcross(minor: bigint, from: string, to: string): bigint {
  const [each, other] = [FOR_A_CENT[from]!, FOR_A_CENT[to]!];
  return (minor * other + each - 1n) / each;
}

/** A game's stakes, decimal strings in euros, converted to a currency; empty for an unsupported currency. */
export const stakesIn = (stakes: readonly string[], currency: string): string[] =>
  stakes.flatMap((stake) => stakeIn(stake, currency) ?? []);

/** A catalogue amount, a decimal string in euros, converted to a currency; null for an unsupported currency. */
export function stakeIn(euro: string, currency: string): string | null {
  const minor = stakeMinor(euro, currency);
  return minor === null ? null : toDecimal(minor, currency);
}
