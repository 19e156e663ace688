import { brand } from './base';

/** Orchidea: violet petals on plum. */
export const orchidea = brand({
  theme: 'orchidea',
  name: 'Orchidea',
  logo: 'diamond',
  heroGames: ['gem-cascade', 'lotus-lantern', 'orbit-nova'],
  firstCategories: ['new', 'free-spins'],
  social: ['instagram', 'tiktok', 'bluesky'],
  payment: ['visa', 'mastercard', 'paypal', 'ethereum'],
  // Each kind of captcha can be tried (CONF-28): here a frame of another provider, as at Cobalto, Riviera and Canopy
  // those of Google's stand-in.
  settings: { reCaptchaSiteKey: 'sandbox-orchidea', captchaFrame: '/captcha/frame' },
  studios: [
    'Fern & Flint',
    'Cobble Street',
    'Halfmoon Works',
    'Paper Heron',
    'Amber Lantern',
    'Birchwood Games',
    'Blue Pylon',
    'Bramble Row',
  ],
});
