import { brand } from './base';

/** Saffron: warm brown dunes at sunset. */
export const saffron = brand({
  theme: 'saffron',
  name: 'Saffron',
  logo: 'arch',
  heroGames: ['pharaohs-ledger', 'book-of-amun', 'savanna-pride'],
  firstCategories: ['free-spins', 'slots'],
  social: ['facebook', 'telegram', 'instagram'],
  payment: ['visa', 'mastercard', 'pix', 'sepa'],
  studios: [
    'Greyfriar',
    'Hazel Point',
    'Hollow Drum',
    'Inkwell Nine',
    'Juniper Yard',
    'Larkspur',
    'Loomhouse',
    'Marlstone',
  ],
  settings: {
    autoLoginAfterSignUp: false,
  },
});
