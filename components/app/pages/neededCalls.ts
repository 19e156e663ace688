import type { Panel } from '@/config/pages/guardedPages';
import type { Operation } from '@/config/endpoints/operations';
import type { ModalName } from '@/store/modal';

/** The calls that an account page cannot do without. */
export const PANEL_CALLS: { readonly [P in Panel]?: readonly Operation[] } = {
  verification: ['documents', 'documentLabels'],
  favorites: ['favourites', 'recentGames'],
  freeze: ['freezeAccount'],
  limits: ['limits'],
  withdraw: ['withdrawals'],
  transactions: ['transactions', 'casinoHistory'],
  bonuses: ['userBonuses'],
};

/** The same for dialogs. */
export const MODAL_CALLS: { readonly [N in ModalName]?: readonly Operation[] } = {
  login: ['login'],
  signup: ['signUp', 'registrationFields'],
  'linked-signup': ['signUp', 'registrationFields'],
  rakeback: ['rakebackDays'],
  'verify-email': ['resendVerification'],
  'verify-email-expired': ['resendVerification'],
};
