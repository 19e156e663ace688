import { brand } from './base';

/** Orchidea: violet petals on plum. */
export const orchidea = brand({
  theme: 'orchidea',
  name: 'Orchidea',
  logo: 'diamond',
  hero: {
    en: [
      'Rare blooms, common sense',
      '{{brand}} gathers games from many studios and writes beside each what it returns and how much it risks.',
    ],
    de: [
      'Seltene Blüten, gesunder Verstand',
      '{{brand}} sammelt Spiele vieler Studios und schreibt neben jedes, was es zurückgibt und wie viel es wagt.',
    ],
    ar: [
      'أزهار نادرة وعقل راجح',
      'يجمع {{brand}} ألعابًا من استوديوهات كثيرة ويكتب إلى جانب كل منها ما تعيده ومقدار مخاطرتها.',
    ],
    th: ['ดอกไม้หายาก กับความพอดี', '{{brand}} รวมเกมจากหลายสตูดิโอ และเขียนไว้ข้างแต่ละเกมว่าจ่ายคืนเท่าใดและเสี่ยงแค่ไหน'],
  },
  heroGames: ['gem-cascade', 'lotus-lantern', 'orbit-nova'],
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
