import { type BrandCurrency } from './brand';

/** Currencies of the sample brands, the default first. */
export const CURRENCIES: readonly BrandCurrency[] = [
  { code: 'EUR' },
  { code: 'USD' },
  { code: 'CAD' },
  { code: 'AUD' },
  { code: 'NZD' },
  { code: 'CHF' },
  { code: 'NOK' },
  { code: 'SEK' },
  { code: 'DKK' },
  { code: 'PLN' },
  { code: 'CZK' },
  { code: 'HUF' },
  { code: 'TRY' },
  { code: 'BRL' },
  { code: 'INR' },
  { code: 'JPY' },
  { code: 'BTC', name: 'Bitcoin' },
  { code: 'ETH', name: 'Ether' },
  { code: 'LTC', name: 'Litecoin' },
  { code: 'USDT', name: 'Tether' },
];

/** The currency for visitors from a country, when it is not the first one. */
export const CURRENCY_OF: Readonly<Record<string, string>> = {
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  HU: 'HUF',
  IN: 'INR',
  JP: 'JPY',
  LI: 'CHF',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  SE: 'SEK',
  TR: 'TRY',
  US: 'USD',
};
