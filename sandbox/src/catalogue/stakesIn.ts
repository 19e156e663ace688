import { toDecimal, toMinor } from '@/domain/money/money';

/**
 * What stands in each currency for a euro cent, in its minor units: about the same worth, and whole, so that every stake of
 * a game is divided into its coins in every currency.
 */
const FOR_A_CENT: Readonly<Record<string, bigint>> = {
  ...{ EUR: 1n, USD: 1n, CAD: 1n, AUD: 1n, NZD: 1n, CHF: 1n, DEMO: 1n },
  ...{ NOK: 10n, SEK: 10n, DKK: 10n, PLN: 4n, CZK: 25n, HUF: 400n, TRY: 40n, BRL: 5n, INR: 100n, JPY: 2n },
  ...{ BTC: 20n, ETH: 300n, LTC: 10_000n, USDT: 10_000n },
};

/** An amount of the catalogue, a decimal text in euro, as minor units of a currency; null where nobody plays in it. */
export function stakeMinor(euro: string, currency: string): bigint | null {
  const [cents, each] = [toMinor(euro, 'EUR'), FOR_A_CENT[currency]];
  return cents === null || each === undefined ? null : cents * each;
}

/** The stakes of a game, decimal texts in euro, as those of a currency; none where nobody plays in it. */
export const stakesIn = (stakes: readonly string[], currency: string): string[] =>
  stakes.flatMap((stake) => stakeIn(stake, currency) ?? []);

/** An amount of the catalogue, a decimal text in euro, as one of a currency; null where nobody plays in it. */
export function stakeIn(euro: string, currency: string): string | null {
  const minor = stakeMinor(euro, currency);
  return minor === null ? null : toDecimal(minor, currency);
}
