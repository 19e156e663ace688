import type { Capability } from '@/config/capabilities';
import type { OperationId } from '@/contract/wire';

export type Screen = {
  /** Addresses that show it; one that ends with a slash stands for all below it. */
  addresses: readonly string[];
  /** What it is there for; without it the screen is absent. */
  own?: Capability;
  /** What else stands on it. */
  parts?: readonly Capability[];
  /** Calls that it makes apart from those of its capabilities. */
  calls?: readonly OperationId[];
};

/** All pages and dialogs of the site, and what each of them offers. */
export const SCREENS: readonly Screen[] = [
  {
    addresses: ['every page'],
    parts: ['login', 'registration', 'inbox', 'chat', 'notices', 'exclusionState', 'selfExclusion'],
    calls: ['settings', 'locale', 'asset', 'location', 'userDetails', 'logEvent', 'reportCountryBlocked'],
  },
  {
    addresses: ['/'],
    parts: ['lobby', 'studios', 'topWins', 'rakeback', 'award', 'dailyBonus', 'tournaments', 'offers'],
  },
  {
    addresses: [
      '/terms-and-conditions',
      '/privacy-policy',
      '/aml-policy',
      '/responsible-gambling',
      '/kyc-refund-policy',
      '/bonus-terms',
      '/legal-use-of-website',
    ],
    calls: ['locale'],
  },
  { addresses: ['/contacts', '?modal=live-chat'], calls: ['locale'] },
  {
    addresses: ['/responsibility', '?modal=self-test'],
    parts: ['limits', 'breaks', 'selfExclusion'],
    calls: ['locale'],
  },
  {
    addresses: ['/casino', '/casino/live-casino', '/casino/slots', '/casino/popular'],
    own: 'lobby',
    parts: ['favourites'],
  },
  { addresses: ['?modal=search'], own: 'lobby', calls: ['searchIndex'] },
  { addresses: ['/providers'], own: 'studios' },
  {
    addresses: ['/casino/games/'],
    own: 'game',
    parts: ['play', 'favourites', 'similarGames', 'pulse', 'bonusBuy', 'realityCheck', 'sessionBounds', 'limits'],
  },
  { addresses: ['/profile/favorites'], own: 'favourites' },
  { addresses: ['?modal=menu'], parts: ['lobby', 'award', 'selfExclusion'] },
  { addresses: ['?modal=login'], own: 'login', parts: ['google', 'passkeyLogin', 'passwordReset'] },
  { addresses: ['?modal=signup', '?modal=hold'], own: 'registration', parts: ['google', 'passwordReset'] },
  { addresses: ['?modal=linked-signup'], own: 'registration', parts: ['profile'] },
  { addresses: ['?modal=google-signup'], parts: ['google'] },
  { addresses: ['?modal=switch-account'], calls: ['userDetails'] },
  { addresses: ['/reset-password'], own: 'passwordReset' },
  { addresses: ['/verify-email'], calls: ['verifyEmail'] },
  { addresses: ['?modal=verify-email', '?modal=verify-email-expired'], own: 'emailVerification' },
  {
    addresses: ['/profile', '?modal=first-steps'],
    parts: ['vipClub', 'limits', 'documents', 'deposit', 'history', 'emailVerification'],
    calls: ['userDetails'],
  },
  {
    addresses: ['/profile/edit-profile', '/profile2/my-profile', '/account'],
    parts: ['profile', 'documents', 'ownStatistics', 'preferences'],
    calls: ['userDetails', 'countries'],
  },
  {
    addresses: ['/profile/safety'],
    own: 'accountSafety',
    parts: ['security', 'passkeys', 'sessions', 'emailChange', 'dataCopy', 'closing', 'closingCancel'],
  },
  { addresses: ['/confirm-email'], own: 'emailChange' },
  { addresses: ['/profile/verify', '/profile2/verification', '/account/verification'], own: 'documents' },
  {
    addresses: ['/Wallet', '/profile2/balance'],
    parts: ['walletChoice', 'deposit', 'withdrawal'],
    calls: ['userDetails'],
  },
  { addresses: ['/deposit'], own: 'cashier', parts: ['deposit', 'allowance', 'offers'] },
  {
    addresses: [
      '?modal=deposit-success',
      '?modal=deposit-pending',
      '?modal=deposit-failed',
      '?modal=deposit-decline',
      '?modal=deposit-cancel',
      '?modal=deposit-return',
      '?modal=deposit-3ds-success',
    ],
    parts: ['deposit'],
  },
  { addresses: ['/withdraw'], own: 'withdrawal', parts: ['withdrawalConditions', 'withdrawalList'] },
  {
    addresses: ['/profile/transactions', '/profile2/my-history'],
    own: 'history',
    parts: ['totals', 'evidence', 'withdrawalList'],
  },
  {
    addresses: ['/promotions', '/promotion', '/freemoney'],
    own: 'offers',
    parts: ['activation', 'deposit', 'coupons'],
  },
  { addresses: ['?modal=calendar'], own: 'offers' },
  {
    addresses: ['/bonuses', '/profile2/my-bonuses'],
    own: 'myBonuses',
    parts: ['bonusCancelling', 'cashback', 'coupons'],
  },
  { addresses: ['/cashback'], own: 'rakeback', parts: ['award', 'receipts', 'dailyBonus'] },
  { addresses: ['?modal=rakeback'], own: 'rakeback', parts: ['receipts'] },
  { addresses: ['/vip-club', '/vip', '/profile2/vip-club'], own: 'vipClub', parts: ['totals'], calls: ['userDetails'] },
  { addresses: ['/profile/refer'], own: 'referral', parts: ['referralClaim'] },
  { addresses: ['/tournaments', '/tournaments/'], own: 'tournaments', parts: ['tournamentEntry'] },
  {
    addresses: ['/profile2/limits'],
    own: 'protection',
    parts: ['limits', 'raiseConfirmation', 'breaks', 'selfExclusion', 'exclusionState', 'lifting', 'preferences'],
  },
  { addresses: ['/profile2/freeze-account'], own: 'breaks' },
  { addresses: ['?modal=notices'], parts: ['notices', 'limits'] },
  { addresses: ['?modal=inbox'], own: 'inbox' },
  { addresses: ['?modal=statistics'], own: 'statistics', parts: ['ownStatistics', 'playerStatistics'] },
];
