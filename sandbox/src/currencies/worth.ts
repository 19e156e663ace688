/** Value of one unit of each supported currency, in millionths of a euro; fixed rates of the sandbox. */
const WORTH: Readonly<Record<string, bigint>> = {
  EUR: 1_000_000n,
  USD: 920_000n,
  CAD: 670_000n,
  AUD: 600_000n,
  NZD: 550_000n,
  CHF: 1_050_000n,
  NOK: 85_000n,
  SEK: 88_000n,
  DKK: 134_000n,
  PLN: 235_000n,
  CZK: 40_000n,
  HUF: 2_500n,
  TRY: 25_000n,
  BRL: 170_000n,
  INR: 10_500n,
  JPY: 6_000n,
  BTC: 60_000_000_000n,
  ETH: 3_000_000_000n,
  LTC: 80_000_000n,
  USDT: 920_000n,
};

/** Value of one unit of a currency, in millionths of a euro; undefined without a rate. */
export const worthOfUnit = (currency: string): bigint | undefined => WORTH[currency];
