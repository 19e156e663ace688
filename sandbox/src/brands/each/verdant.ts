import { brand } from './base';

/** Verdant: baize green and brass, with its own address for the VIP club. */
export const verdant = brand({
  theme: 'verdant',
  name: 'Verdant',
  logo: 'shield',
  heroGames: ['buffalo-ridge', 'crown-of-kings', 'dragon-hoard'],
  firstCategories: ['live-casino', 'dice'],
  social: ['facebook', 'instagram', 'mastodon'],
  payment: ['visa', 'mastercard', 'sepa', 'paypal'],
  studios: [
    'Cobble Street',
    'Halfmoon Works',
    'Paper Heron',
    'Amber Lantern',
    'Birchwood Games',
    'Blue Pylon',
    'Bramble Row',
    'Calico Forge',
  ],
  settings: {
    pageUrlSetup: { 'vip-club': '/vip' },
    verifyEmailStatusOnLogin: true,
  },
});
