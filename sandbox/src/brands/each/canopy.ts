import { brand } from './base';

/** Canopy: forest green and lime. */
export const canopy = brand({
  theme: 'canopy',
  name: 'Canopy',
  logo: 'hexagon',
  hero: {
    en: [
      'Paths you can see',
      'In {{brand}} every game has its signpost: its return, its risk and its limits, before the first step.',
    ],
    de: [
      'Wege, die man sieht',
      'Bei {{brand}} hat jedes Spiel seinen Wegweiser: Auszahlungsquote, Risiko und Limits, noch vor dem ersten Schritt.',
    ],
    ar: ['دروب واضحة للعيان', 'لكل لعبة في {{brand}} لافتة: عائدها ومخاطرتها وحدودها، قبل الخطوة الأولى.'],
    th: ['เส้นทางที่มองเห็นได้', 'ใน {{brand}} ทุกเกมมีป้ายบอกทาง ทั้งอัตราจ่ายคืน ความเสี่ยง และวงเงิน ก่อนก้าวแรก'],
  },
  heroGames: ['savanna-pride', 'buffalo-ridge', 'anglers-bay'],
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
