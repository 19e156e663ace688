import { brand } from './base';

/**
 * Its own host is a mirror with restricted registration (AUTH-07): never from Austria, and from Germany not on mobile
 * at night.
 */
const MIRRORS = [
  {
    url: 'http://glacier.localhost',
    domainId: 12,
    settings: {
      loginOff: false,
      registrationConfigs: [
        {
          country: 'AT',
          windows: [
            { from: '00:00', to: '00:00', deviceType: 'mobile' },
            { from: '00:00', to: '00:00', deviceType: 'desktop' },
          ],
        },
        { country: 'DE', windows: [{ from: '22:00', to: '06:00', deviceType: 'mobile' }] },
      ],
    },
  },
];

/** Glacier: ice and deep petrol below mountains, with the panel navigation. */
export const glacier = brand({
  theme: 'glacier',
  name: 'Glacier',
  logo: 'hexagon',
  heroGames: ['wolf-of-the-tundra', 'gem-cascade', 'orbit-nova'],
  firstCategories: ['slots', 'free-spins'],
  social: ['bluesky', 'youtube', 'x'],
  payment: ['visa', 'mastercard', 'revolut', 'sepa'],
  studios: [
    'Quillon',
    'Redwick',
    'Saffron Tram',
    'Silver Heddle',
    'Tallow Street',
    'Thistledown',
    'Umber Works',
    'Wharf Eleven',
  ],
  settings: {
    navigationSystem: 'panel',
    mirrorDomain: MIRRORS,
  },
});
