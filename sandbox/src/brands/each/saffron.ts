import { brand } from './base';

/** Saffron: warm brown dunes at sunset. */
export const saffron = brand({
  theme: 'saffron',
  name: 'Saffron',
  logo: 'arch',
  hero: {
    en: [
      'Where the dunes end',
      'Sit down, look around. {{brand}} tells the return, the risk and the limits of every game without being asked.',
    ],
    de: [
      'Wo die Dünen enden',
      'Setzen Sie sich, sehen Sie sich um. {{brand}} nennt Auszahlungsquote, Risiko und Limits jedes Spiels ungefragt.',
    ],
    ar: ['حيث تنتهي الكثبان', 'اجلس وتأمل ما حولك. يذكر {{brand}} عائد كل لعبة ومخاطرتها وحدودها من دون أن تسأل.'],
    th: ['ตรงที่เนินทรายสิ้นสุด', 'นั่งลงแล้วมองไปรอบ ๆ {{brand}} บอกอัตราจ่ายคืน ความเสี่ยง และวงเงินของทุกเกมโดยไม่ต้องถาม'],
  },
  heroGames: ['pharaohs-ledger', 'book-of-amun', 'savanna-pride'],
  social: ['facebook', 'telegram', 'instagram'],
  payment: ['visa', 'mastercard', 'pix', 'sepa'],
  studios: [
    'Greyfriar',
    'Hazel Point',
    'Hollow Drum',
    'Inkwell Nine',
    'Juniper Yard',
    'Larkspur',
    'Loomhouse',
    'Marlstone',
  ],
  settings: {
    autoLoginAfterSignUp: false,
  },
});
