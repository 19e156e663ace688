import { brand } from './base';

/** Citrus: lime and leaf green, rounded corners. */
export const citrus = brand({
  theme: 'citrus',
  name: 'Citrus',
  logo: 'disc',
  heroGames: ['orchard-deluxe', 'anglers-bay', 'savanna-pride'],
  social: ['instagram', 'tiktok', 'x'],
  payment: ['visa', 'mastercard', 'applepay', 'paypal'],
  studios: [
    'Inkwell Nine',
    'Juniper Yard',
    'Larkspur',
    'Loomhouse',
    'Marlstone',
    'Mill and Meadow',
    'Nettle and Rye',
    'Oakum',
  ],
  settings: {
    afterRegistrationRedirect: '/promotions',
    welcomeOffer: true,
    welcomeOfferId: 'welcome',
  },
});
