import { brand } from './base';

/** Citrus: lime and leaf green, rounded corners. */
export const citrus = brand({
  theme: 'citrus',
  name: 'Citrus',
  logo: 'disc',
  hero: {
    en: [
      'Fresh games, full labels',
      '{{brand}} labels each game like good fruit: where it comes from, what is in it, what it returns on average.',
    ],
    de: [
      'Frische Spiele mit Etikett',
      '{{brand}} beschriftet jedes Spiel wie gutes Obst: woher es kommt, was darin steckt, was es im Mittel zurückgibt.',
    ],
    ar: [
      'ألعاب طازجة ببطاقات كاملة',
      'يضع {{brand}} على كل لعبة بطاقة كما على الفاكهة الجيدة: مصدرها وما فيها وما تعيده في المتوسط.',
    ],
    th: ['เกมสดใหม่ พร้อมฉลากครบ', '{{brand}} ติดฉลากทุกเกมเหมือนผลไม้ดี ๆ มาจากไหน มีอะไรข้างใน และจ่ายคืนเฉลี่ยเท่าใด'],
  },
  heroGames: ['orchard-deluxe', 'anglers-bay', 'savanna-pride'],
  social: ['instagram', 'tiktok', 'x'],
  payment: ['visa', 'mastercard', 'applepay', 'paypal'],
  studios: [
    'Inkwell Nine',
    'Juniper Yard',
    'Larkspur',
    'Loomhouse',
    'Marlstone',
    'Mill and Meadow',
    'Nettle and Rye',
    'Oakum',
  ],
  settings: {
    afterRegistrationRedirect: '/promotions',
    welcomeOffer: true,
    welcomeOfferId: 'welcome',
  },
});
