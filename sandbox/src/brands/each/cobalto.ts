import { brand } from './base';

/** Cobalto: ultramarine and lemon, with the panel navigation. */
export const cobalto = brand({
  theme: 'cobalto',
  name: 'Cobalto',
  logo: 'tile',
  heroGames: ['kraken-tides', 'anglers-bay', 'orchard-deluxe'],
  firstCategories: ['new', 'live-casino'],
  social: ['tiktok', 'instagram', 'x', 'youtube'],
  payment: ['visa', 'mastercard', 'applepay', 'googlepay'],
  studios: [
    'Tavola',
    'Brasswick',
    'Kite & Co',
    'Ninefold',
    'Salt Harbour',
    'Oru Studios',
    'Fern & Flint',
    'Cobble Street',
  ],
  // With a captcha whose box is to be ticked, as v2 of Google's.
  settings: { navigationSystem: 'panel', reCaptchaSiteKey: 'sandbox-cobalto' },
});
