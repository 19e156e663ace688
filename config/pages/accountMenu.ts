import type { NavItem } from './navigation';

/** The places of the player's menu in the header (spec §2, NAV-23); the setting `accountMenu` replaces them. */
export const ACCOUNT_MENU = [
  { key: 'profile', page: 'profile', panelPage: 'account', icon: 'user' },
  { key: 'deposit', page: 'deposit', icon: 'deposit' },
  { key: 'withdraw', page: 'withdraw', icon: 'withdraw' },
  { key: 'transactions', page: 'transactions', icon: 'transactions' },
] as const satisfies readonly NavItem[];
