import { brand } from './base';

/** Cobalto: ultramarine and lemon, with the panel navigation. */
export const cobalto = brand({
  theme: 'cobalto',
  name: 'Cobalto',
  logo: 'tile',
  hero: {
    en: [
      'Loud colours, level talk',
      '{{brand}} is bright to look at and sober with its figures: return, risk and limits are on every game.',
    ],
    de: [
      'Laute Farben, leise Worte',
      '{{brand}} ist bunt anzusehen und nüchtern bei den Zahlen: Auszahlungsquote, Risiko und Limits stehen an jedem Spiel.',
    ],
    ar: [
      'ألوان صارخة وكلام رصين',
      '{{brand}} زاهي المظهر ورصين في أرقامه: العائد والمخاطرة والحدود مكتوبة على كل لعبة.',
    ],
    th: ['สีสันจัดจ้าน แต่พูดตรงไปตรงมา', '{{brand}} สดใสที่หน้าตา แต่จริงจังกับตัวเลข ทุกเกมมีอัตราจ่ายคืน ความเสี่ยง และวงเงินกำกับ'],
  },
  heroGames: ['kraken-tides', 'anglers-bay', 'orchard-deluxe'],
  social: ['tiktok', 'instagram', 'x', 'youtube'],
  payment: ['visa', 'mastercard', 'applepay', 'googlepay'],
  studios: [
    'Tavola',
    'Brasswick',
    'Kite & Co',
    'Ninefold',
    'Salt Harbour',
    'Oru Studios',
    'Fern & Flint',
    'Cobble Street',
  ],
  // With a captcha whose box is to be ticked, as v2 of Google's.
  settings: { navigationSystem: 'panel', reCaptchaSiteKey: 'sandbox-cobalto' },
});
