import { brand } from './base';

/** Curaçao: a harbour at night. The default brand. */
export const curacao = brand({
  theme: 'curacao',
  name: 'Curaçao',
  logo: { logo: 'brand/logo.svg', favicon: 'brand/favicon.svg' },
  heroGames: ['kraken-tides', 'corsair-bay', 'treasure-vault'],
  social: ['instagram', 'youtube', 'telegram', 'x'],
  payment: ['visa', 'mastercard', 'sepa', 'bitcoin', 'ethereum', 'tether'],
  studios: ['Lumen Play', 'Northlight', 'Tavola', 'Brasswick', 'Kite & Co', 'Ninefold', 'Salt Harbour', 'Oru Studios'],
  settings: { winOfMonth: 700 },
});
