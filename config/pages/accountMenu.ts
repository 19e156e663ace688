import { HOME, type NavItem } from './navigation';

/** The first steps of a new player, over the lobby (W-24). */
const FIRST_STEPS = `${HOME}?modal=first-steps`;

/** The places of the player's menu in the header (spec §2, NAV-23); the setting `accountMenu` replaces them. */
export const ACCOUNT_MENU = [
  { key: 'profile', page: 'profile', panelPage: 'account', icon: 'user' },
  { key: 'deposit', page: 'deposit', icon: 'deposit' },
  { key: 'withdraw', page: 'withdraw', icon: 'withdraw' },
  { key: 'transactions', page: 'transactions', icon: 'transactions' },
  { key: 'firstSteps', href: FIRST_STEPS, icon: 'firstSteps' },
] as const satisfies readonly NavItem[];
