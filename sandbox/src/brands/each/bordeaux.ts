import { brand } from './base';

/** Bordeaux: wine red and copper with a serif. */
export const bordeaux = brand({
  theme: 'bordeaux',
  name: 'Bordeaux',
  logo: 'shield',
  heroGames: ['crown-of-kings', 'gem-cascade', 'book-of-amun'],
  firstCategories: ['live-casino', 'slots'],
  social: ['instagram', 'facebook'],
  payment: ['visa', 'mastercard', 'paypal', 'sepa'],
  studios: [
    'Loomhouse',
    'Marlstone',
    'Mill and Meadow',
    'Nettle and Rye',
    'Oakum',
    'Old Signal',
    'Parcel Bridge',
    'Quillon',
  ],
  settings: {
    updateUserMethod: 'POST',
    // One brand in several markets: whose rules hold follows from the country (docs/markets.md).
    market: { SE: 'sweden', ES: 'spain', default: 'default' },
  },
});
