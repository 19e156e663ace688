import { brand } from './base';
import { ALL_FIELDS } from '../brand/registration';

/** Graphite: dunes under a pale moon; the plainest of the brands. */
export const dark = brand({
  theme: 'dark',
  name: 'Graphite',
  logo: 'disc',
  hero: {
    en: [
      'Quiet rooms, plain numbers',
      '{{brand}} leaves the noise out. What a game gives back on average, and how much it swings, is written beside it.',
    ],
    de: [
      'Ruhige Räume, klare Zahlen',
      '{{brand}} lässt den Lärm weg. Was ein Spiel im Mittel zurückgibt und wie stark es schwankt, steht daneben.',
    ],
    ar: ['هدوء وأرقام واضحة', 'يستغني {{brand}} عن الضجيج. ما تعيده اللعبة في المتوسط ومدى تقلبها مكتوب إلى جانبها.'],
    th: ['บรรยากาศเงียบสงบ ตัวเลขชัดเจน', '{{brand}} ตัดเสียงรบกวนออกไป ค่าเฉลี่ยที่เกมจ่ายคืนและความผันผวนเขียนไว้ข้างเกมแล้ว'],
  },
  heroGames: ['orbit-nova', 'wolf-of-the-tundra', 'gem-cascade'],
  social: ['mastodon', 'bluesky'],
  payment: ['visa', 'mastercard', 'sepa'],
  studios: [
    'Salt Harbour',
    'Oru Studios',
    'Fern & Flint',
    'Cobble Street',
    'Halfmoon Works',
    'Paper Heron',
    'Amber Lantern',
    'Birchwood Games',
  ],
  settings: {
    emailPhoneRegistration: false,
  },
  registration: { ...ALL_FIELDS, phone: 0 },
});
