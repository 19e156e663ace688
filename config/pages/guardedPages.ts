/** Pages for signed-in players only: address → panel (OP-021). The three profile areas share their panels (OP-018). */
export const GUARDED_PAGES = {
  '/withdraw': 'withdraw',
  '/Wallet': 'wallet',
  '/bonuses': 'bonuses',
  '/profile': 'profile',
  '/profile/transactions': 'transactions',
  '/profile/favorites': 'favorites',
  '/profile/edit-profile': 'details',
  '/profile/verify': 'verification',
  '/profile/refer': 'refer',
  '/profile/safety': 'safety',
  '/profile2/my-profile': 'details',
  '/profile2/balance': 'wallet',
  '/profile2/verification': 'verification',
  '/profile2/my-bonuses': 'bonuses',
  '/profile2/vip-club': 'level',
  '/profile2/my-history': 'transactions',
  '/profile2/freeze-account': 'freeze',
  '/profile2/limits': 'limits',
  '/account': 'details',
  '/account/verification': 'verification',
} as const;

export type GuardedAddress = keyof typeof GUARDED_PAGES;
/** Content behind the login guard. */
export type Panel = (typeof GUARDED_PAGES)[GuardedAddress];
