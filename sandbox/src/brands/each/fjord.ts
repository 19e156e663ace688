import { brand } from './base';

/** Fjord: the blue hour between mountains. */
export const fjord = brand({
  theme: 'fjord',
  name: 'Fjord',
  logo: 'hexagon',
  heroGames: ['wolf-of-the-tundra', 'anglers-bay', 'kraken-tides'],
  firstCategories: ['slots', 'new'],
  social: ['youtube', 'instagram', 'bluesky'],
  payment: ['visa', 'mastercard', 'sepa', 'klarna'],
  studios: [
    'Bramble Row',
    'Calico Forge',
    'Cedar and Sons',
    'Chalk Circle',
    'Copper Kettle',
    'Dovetail',
    'Driftglass',
    'Eastgate Reels',
  ],
  settings: {
    // Its own host is a mirror without log-in (AUTH-11).
    mirrorDomain: [
      { url: 'http://fjord.localhost', domainId: 11, settings: { loginOff: true, registrationConfigs: [] } },
    ],
  },
});
