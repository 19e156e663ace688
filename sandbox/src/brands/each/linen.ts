import { brand } from './base';

/** Linen: sand paper and terracotta, with its own short menu. Its players can choose between several wallets. */
export const linen = brand({
  theme: 'linen',
  name: 'Linen',
  logo: 'arch',
  hero: {
    en: [
      'Unhurried by design',
      '{{brand}} gives you time. The figures of each game wait beside it until you have read them.',
    ],
    de: [
      'Ohne Eile gemacht',
      '{{brand}} lässt Ihnen Zeit. Die Zahlen jedes Spiels stehen daneben und warten, bis Sie sie gelesen haben.',
    ],
    ar: ['صُمّم بلا استعجال', 'يمنحك {{brand}} الوقت. أرقام كل لعبة إلى جانبها وتنتظر حتى تقرأها.'],
    th: ['ออกแบบมาให้ไม่ต้องรีบ', '{{brand}} ให้เวลาคุณ ตัวเลขของทุกเกมอยู่ข้าง ๆ และรอจนกว่าคุณจะอ่านจบ'],
  },
  heroGames: ['pharaohs-ledger', 'savanna-pride', 'book-of-amun'],
  social: ['mastodon', 'instagram'],
  payment: ['visa', 'mastercard', 'sepa', 'klarna'],
  studios: [
    'Nettle and Rye',
    'Oakum',
    'Old Signal',
    'Parcel Bridge',
    'Quillon',
    'Redwick',
    'Saffron Tram',
    'Silver Heddle',
  ],
  documentLabels: ['identity-card', 'passport', 'proof-of-address'],
  settings: {
    allowDepWithoutAddress: true,
    useMultiWallet: true,
    // A menu without groups: the casino's lists and two more pages (CONF-31).
    navigation: [
      { key: 'casino', page: 'casino', icon: 'casino' },
      { key: 'slots', page: 'slots', icon: 'cherry' },
      { key: 'popular', page: 'popular', icon: 'flame' },
      { key: 'tournaments', page: 'tournaments', icon: 'trophy' },
      { key: 'contacts', page: 'contacts', icon: 'mail' },
    ],
  },
});
