import { brand } from './base';

/** Linen: sand paper and terracotta, with its own short menu. Its players can choose between several wallets. */
export const linen = brand({
  theme: 'linen',
  name: 'Linen',
  logo: 'arch',
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
