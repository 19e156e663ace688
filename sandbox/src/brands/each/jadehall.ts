import { brand } from './base';

/** Jadehall: jade on dark teal, the roundest of the mountain brands. */
export const jadehall = brand({
  theme: 'jadehall',
  name: 'Jadehall',
  logo: 'disc',
  heroGames: ['lotus-lantern', 'gem-cascade', 'wolf-of-the-tundra'],
  firstCategories: ['popular', 'live-casino', 'slots'],
  social: ['instagram', 'youtube', 'tiktok'],
  payment: ['visa', 'mastercard', 'litecoin', 'tether'],
  studios: [
    'Old Signal',
    'Parcel Bridge',
    'Quillon',
    'Redwick',
    'Saffron Tram',
    'Silver Heddle',
    'Tallow Street',
    'Thistledown',
  ],
  settings: {
    excludedCountryCodeList: ['CW', 'FR', 'GB', 'IR', 'KP', 'NL', 'US'],
    // The card form is on the site itself and sends the card to the provider (PAY-02).
    ownCardForm: true,
  },
});
