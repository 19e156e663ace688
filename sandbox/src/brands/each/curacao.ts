import { brand } from './base';

/** Curaçao: a harbour at night. The default brand. */
export const curacao = brand({
  theme: 'curacao',
  name: 'Curaçao',
  logo: { logo: 'brand/logo.svg', favicon: 'brand/favicon.svg' },
  hero: {
    en: [
      'Games from the quay',
      '{{brand}} puts the return, the risk and the limits of every game beside it, before the first round.',
    ],
    de: [
      'Spiele vom Kai',
      '{{brand}} zeigt Auszahlungsquote, Risiko und Limits jedes Spiels gleich daneben, noch vor der ersten Runde.',
    ],
    ar: ['ألعاب من رصيف الميناء', 'يضع {{brand}} نسبة العائد والمخاطرة والحدود إلى جانب كل لعبة، قبل الجولة الأولى.'],
    th: ['เกมจากท่าเรือ', '{{brand}} แสดงอัตราการจ่ายคืน ความเสี่ยง และวงเงินเดิมพันไว้ข้างทุกเกม ก่อนเริ่มรอบแรก'],
  },
  heroGames: ['kraken-tides', 'corsair-bay', 'treasure-vault'],
  social: ['instagram', 'youtube', 'telegram', 'x'],
  payment: ['visa', 'mastercard', 'sepa', 'bitcoin', 'ethereum', 'tether'],
  studios: ['Lumen Play', 'Northlight', 'Tavola', 'Brasswick', 'Kite & Co', 'Ninefold', 'Salt Harbour', 'Oru Studios'],
  settings: { winOfMonth: 700 },
});
