import { brand } from './base';

/** Bordeaux: wine red and copper with a serif. */
export const bordeaux = brand({
  theme: 'bordeaux',
  name: 'Bordeaux',
  logo: 'shield',
  hero: {
    en: [
      'Read the label first',
      '{{brand}} prints on every game what matters: where it comes from, what it returns, how strong it is.',
    ],
    de: [
      'Erst das Etikett lesen',
      '{{brand}} druckt auf jedes Spiel, worauf es ankommt: Herkunft, Auszahlungsquote, Stärke der Schwankung.',
    ],
    ar: ['اقرأ البطاقة أولًا', 'يدوّن {{brand}} على كل لعبة ما يهم: مصدرها ونسبة عائدها وشدة تقلبها.'],
    th: ['อ่านฉลากก่อน', '{{brand}} พิมพ์สิ่งสำคัญไว้บนทุกเกม มาจากที่ใด จ่ายคืนเท่าใด และผันผวนแรงแค่ไหน'],
  },
  heroGames: ['crown-of-kings', 'gem-cascade', 'book-of-amun'],
  social: ['instagram', 'facebook'],
  payment: ['visa', 'mastercard', 'paypal', 'sepa'],
  studios: [
    'Loomhouse',
    'Marlstone',
    'Mill and Meadow',
    'Nettle and Rye',
    'Oakum',
    'Old Signal',
    'Parcel Bridge',
    'Quillon',
  ],
  settings: {
    updateUserMethod: 'POST',
  },
});
