import { brand } from './base';

/** Porcelain: the quay by day; white and cobalt blue. */
export const porcelain = brand({
  theme: 'porcelain',
  name: 'Porcelain',
  logo: 'tile',
  hero: {
    en: [
      'Daylight on every figure',
      '{{brand}} keeps return, risk and limits out of the small print: they stand beside every game.',
    ],
    de: [
      'Tageslicht auf jeder Zahl',
      'Bei {{brand}} ist nichts klein gedruckt: Auszahlungsquote, Risiko und Limits stehen gut lesbar neben jedem Spiel.',
    ],
    ar: ['ضوء النهار على كل رقم', 'لا خط صغير في {{brand}}: العائد والمخاطرة والحدود مكتوبة بوضوح إلى جانب كل لعبة.'],
    th: ['ทุกตัวเลขอยู่ในที่สว่าง', '{{brand}} ไม่มีตัวหนังสือเล็ก อัตราจ่ายคืน ความเสี่ยง และวงเงินเขียนไว้ชัดเจนข้างทุกเกม'],
  },
  heroGames: ['crown-of-kings', 'lotus-lantern', 'kraken-tides'],
  social: ['instagram', 'facebook', 'youtube'],
  payment: ['visa', 'mastercard', 'paypal', 'sepa', 'klarna'],
  studios: [
    'Fable and Fern',
    'Foxglove Lab',
    'Granite Post',
    'Greyfriar',
    'Hazel Point',
    'Hollow Drum',
    'Inkwell Nine',
    'Juniper Yard',
  ],
  settings: {
    goToPageAfterRegistration: 'edit-profile',
  },
});
