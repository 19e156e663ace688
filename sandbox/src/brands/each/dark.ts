import { brand } from './base';
import { ALL_FIELDS } from '../brand/registration';

/** Graphite: dunes under a pale moon; the plainest of the brands. */
export const dark = brand({
  theme: 'dark',
  name: 'Graphite',
  logo: 'disc',
  heroGames: ['orbit-nova', 'wolf-of-the-tundra', 'gem-cascade'],
  social: ['mastodon', 'bluesky'],
  payment: ['visa', 'mastercard', 'sepa'],
  studios: [
    'Salt Harbour',
    'Oru Studios',
    'Fern & Flint',
    'Cobble Street',
    'Halfmoon Works',
    'Paper Heron',
    'Amber Lantern',
    'Birchwood Games',
  ],
  settings: {
    emailPhoneRegistration: false,
  },
  registration: { ...ALL_FIELDS, phone: 0 },
});
