/**
 * Text areas that no page includes: /texts.json delivers them with the dialog or part that shows them
 * (components/app/late/withTexts.tsx).
 */
export const LAZY_AREAS = [
  'form',
  'account',
  'login',
  'hold',
  'verify',
  'firstSteps',
  'reset',
  'profile',
  'player',
  'kyc',
  'favourites',
  'blocked',
  'testPanel',
  'consent',
  'switchAccount',
  // Rendered by the server only: the browser never asks for it.
  'noScript',
  'general',
  'deposit',
  'depositError',
  'depositResult',
  'paymentMethod',
  'wallet',
  'protection',
  'play',
  'betLimitError',
  'status',
  'withdrawal',
  'history',
  'bonus',
  'bonusError',
  'award',
  'calendar',
  'vipClub',
  'daily',
  'referral',
  'preferences',
  'rewards',
  'rakeback',
  'button',
  'inbox',
] as const;

export type LazyArea = (typeof LAZY_AREAS)[number];
