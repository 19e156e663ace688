import { brand } from './base';

/** Verdant: baize green and brass, with its own address for the VIP club. */
export const verdant = brand({
  theme: 'verdant',
  name: 'Verdant',
  logo: 'shield',
  hero: {
    en: [
      'The rules lie on the table',
      '{{brand}} keeps the rules of every game open beside it, with its return and its limits.',
    ],
    de: [
      'Die Regeln liegen auf dem Tisch',
      'Bei {{brand}} liegen die Regeln jedes Spiels offen daneben, mit Auszahlungsquote und Limits.',
    ],
    ar: ['القواعد على الطاولة', 'يُبقي {{brand}} قواعد كل لعبة مفتوحة إلى جانبها، مع نسبة عائدها وحدودها.'],
    th: ['กติกาวางอยู่บนโต๊ะ', '{{brand}} เปิดกติกาของทุกเกมไว้ข้าง ๆ พร้อมอัตราการจ่ายคืนและวงเงิน'],
  },
  heroGames: ['buffalo-ridge', 'crown-of-kings', 'dragon-hoard'],
  social: ['facebook', 'instagram', 'mastodon'],
  payment: ['visa', 'mastercard', 'sepa', 'paypal'],
  studios: [
    'Cobble Street',
    'Halfmoon Works',
    'Paper Heron',
    'Amber Lantern',
    'Birchwood Games',
    'Blue Pylon',
    'Bramble Row',
    'Calico Forge',
  ],
  settings: {
    pageUrlSetup: { 'vip-club': '/vip' },
    verifyEmailStatusOnLogin: true,
  },
});
