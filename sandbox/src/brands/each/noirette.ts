import { brand } from './base';

/** Noirette: black and champagne, the fan of an old cinema, with the panel navigation. */
export const noirette = brand({
  theme: 'noirette',
  name: 'Noirette',
  logo: 'diamond',
  heroGames: ['crown-of-kings', 'classic-sevens', 'pharaohs-ledger'],
  firstCategories: ['live-casino'],
  social: ['instagram', 'x', 'youtube'],
  payment: ['visa', 'mastercard', 'applepay', 'bitcoin'],
  studios: [
    'Brasswick',
    'Kite & Co',
    'Ninefold',
    'Salt Harbour',
    'Oru Studios',
    'Fern & Flint',
    'Cobble Street',
    'Halfmoon Works',
  ],
  settings: {
    navigationSystem: 'panel',
    onDepositShowAllField: true,
  },
});
