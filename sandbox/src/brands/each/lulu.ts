import { brand } from './base';

/** Lulu: rose petals and soft corners. */
export const lulu = brand({
  theme: 'lulu',
  name: 'Lulu',
  logo: 'disc',
  heroGames: ['lotus-lantern', 'gem-cascade', 'crown-of-kings'],
  social: ['instagram', 'tiktok', 'facebook'],
  payment: ['visa', 'mastercard', 'applepay', 'googlepay'],
  studios: [
    'Amber Lantern',
    'Birchwood Games',
    'Blue Pylon',
    'Bramble Row',
    'Calico Forge',
    'Cedar and Sons',
    'Chalk Circle',
    'Copper Kettle',
  ],
});
