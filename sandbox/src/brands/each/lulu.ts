import { brand } from './base';

/** Lulu: rose petals and soft corners. */
export const lulu = brand({
  theme: 'lulu',
  name: 'Lulu',
  logo: 'disc',
  hero: {
    en: [
      'An evening among petals',
      'Look around {{brand}} at your own pace. Every game tells its return, its risk and its limits first.',
    ],
    de: [
      'Ein Abend zwischen Blüten',
      'Sehen Sie sich bei {{brand}} in Ruhe um. Jedes Spiel nennt zuerst Auszahlungsquote, Risiko und Limits.',
    ],
    ar: ['أمسية بين البتلات', 'تجوّل في {{brand}} على مهلك. كل لعبة تذكر أولًا نسبة عائدها ومخاطرتها وحدودها.'],
    th: ['ค่ำคืนท่ามกลางกลีบดอกไม้', 'เดินชม {{brand}} ได้ตามสบาย ทุกเกมบอกอัตราการจ่ายคืน ความเสี่ยง และวงเงินก่อนเสมอ'],
  },
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
