import { brand } from './base';

/** Canopy: forest green and lime. */
export const canopy = brand({
  theme: 'canopy',
  name: 'Canopy',
  logo: 'hexagon',
  heroGames: ['savanna-pride', 'buffalo-ridge', 'anglers-bay'],
  firstCategories: ['slots', 'ways'],
  social: ['mastodon', 'youtube', 'instagram'],
  payment: ['visa', 'mastercard', 'sepa'],
  // With a captcha that shows nothing, as v3 of Google's.
  settings: { reCaptchaSiteKey: 'sandbox-v3-canopy', captchaVariant: 'score' },
  studios: [
    'Blue Pylon',
    'Bramble Row',
    'Calico Forge',
    'Cedar and Sons',
    'Chalk Circle',
    'Copper Kettle',
    'Dovetail',
    'Driftglass',
  ],
});
