import { brand } from './base';

/** Voltage: near black and electric yellow, condensed capitals. */
export const voltage = brand({
  theme: 'voltage',
  name: 'Voltage',
  logo: 'tile',
  hero: {
    en: [
      'Check the rating plate',
      'Every device has one, and so has every game at {{brand}}: its return, its swings, its limits.',
    ],
    de: [
      'Erst aufs Typenschild sehen',
      'Jedes Gerät hat eines, jedes Spiel bei {{brand}} auch: Auszahlungsquote, Schwankung, Limits.',
    ],
    ar: ['انظر إلى لوحة المواصفات', 'لكل جهاز لوحة مواصفات، وكذلك لكل لعبة في {{brand}}: عائدها وتقلبها وحدودها.'],
    th: ['ดูป้ายข้อมูลก่อน', 'เครื่องทุกเครื่องมีป้ายข้อมูล เกมทุกเกมที่ {{brand}} ก็เช่นกัน ทั้งอัตราจ่ายคืน ความผันผวน และวงเงิน'],
  },
  heroGames: ['orbit-nova', 'classic-sevens', 'dragon-hoard'],
  social: ['discord', 'twitch', 'tiktok'],
  payment: ['visa', 'mastercard', 'bitcoin', 'ethereum', 'litecoin'],
  studios: [
    'Dovetail',
    'Driftglass',
    'Eastgate Reels',
    'Elmfield',
    'Fable and Fern',
    'Foxglove Lab',
    'Granite Post',
    'Greyfriar',
  ],
  settings: {
    formFieldsValidation: { password: { special: true, digit: true, upper: true } },
  },
});
