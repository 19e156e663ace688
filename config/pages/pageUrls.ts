/**
 * Pages that links refer to by key, with their default addresses (spec §2). A key is the last part of its address
 * (OP-020); if two addresses end alike, the key means the one linked without an override (OP-018).
 */
export const PAGE_URLS = {
  home: '/',
  casino: '/casino',
  'live-casino': '/casino/live-casino',
  slots: '/casino/slots',
  popular: '/casino/popular',
  /** Target of a bonus's play button. */
  play: '/casino/slots',
  promotions: '/promotions',
  promotion: '/promotion',
  freemoney: '/freemoney',
  'vip-club': '/vip-club',
  vip: '/vip',
  cashback: '/cashback',
  deposit: '/deposit',
  withdraw: '/withdraw',
  profile: '/profile',
  transactions: '/profile/transactions',
  favorites: '/profile/favorites',
  'edit-profile': '/profile/edit-profile',
  verify: '/profile/verify',
  refer: '/profile/refer',
  safety: '/profile/safety',
  'my-profile': '/profile2/my-profile',
  balance: '/profile2/balance',
  'my-bonuses': '/profile2/my-bonuses',
  'my-history': '/profile2/my-history',
  'freeze-account': '/profile2/freeze-account',
  limits: '/profile2/limits',
  account: '/account',
  verification: '/account/verification',
  bonus_history: '/bonuses',
  providers: '/providers',
  tournaments: '/tournaments',
  'terms-and-conditions': '/terms-and-conditions',
  'privacy-policy': '/privacy-policy',
  'aml-policy': '/aml-policy',
  'responsible-gambling': '/responsible-gambling',
  'kyc-refund-policy': '/kyc-refund-policy',
  'bonus-terms': '/bonus-terms',
  'legal-use-of-website': '/legal-use-of-website',
  Wallet: '/Wallet',
  responsibility: '/responsibility',
  contacts: '/contacts',
} as const;

export type PageKey = keyof typeof PAGE_URLS;

/** Whether a key from the operator's data is a known page. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(PAGE_URLS, key);
