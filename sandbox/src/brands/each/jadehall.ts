import { brand } from './base';

/** Jadehall: jade on dark teal, the roundest of the mountain brands. */
export const jadehall = brand({
  theme: 'jadehall',
  name: 'Jadehall',
  logo: 'disc',
  hero: {
    en: [
      'A hall with open doors',
      'Walk through {{brand}} and read on every door what waits behind it: return, risk, limits.',
    ],
    de: [
      'Eine Halle mit offenen Türen',
      'Gehen Sie durch {{brand}} und lesen Sie an jeder Tür, was dahinter wartet: Auszahlungsquote, Risiko, Limits.',
    ],
    ar: ['قاعة أبوابها مفتوحة', 'تمشَّ في {{brand}} واقرأ على كل باب ما وراءه: العائد والمخاطرة والحدود.'],
    th: ['ห้องโถงที่เปิดทุกประตู', 'เดินไปใน {{brand}} แล้วอ่านที่หน้าประตูทุกบานว่าข้างในมีอะไร ทั้งอัตราจ่ายคืน ความเสี่ยง และวงเงิน'],
  },
  heroGames: ['lotus-lantern', 'gem-cascade', 'wolf-of-the-tundra'],
  social: ['instagram', 'youtube', 'tiktok'],
  payment: ['visa', 'mastercard', 'litecoin', 'tether'],
  studios: [
    'Old Signal',
    'Parcel Bridge',
    'Quillon',
    'Redwick',
    'Saffron Tram',
    'Silver Heddle',
    'Tallow Street',
    'Thistledown',
  ],
  settings: {
    excludedCountryCodeList: ['CW', 'FR', 'GB', 'IR', 'KP', 'NL', 'US'],
    // The card form is on the site itself and sends the card to the provider (PAY-02).
    ownCardForm: true,
  },
});
