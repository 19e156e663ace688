import { ACCOUNT_ENDPOINTS } from './account';
import { BONUS_ENDPOINTS } from './bonuses';
import { MONEY_ENDPOINTS } from './cashier';
import { CHAT_ENDPOINTS } from './chat';
import { ENDPOINTS } from './endpoints';
import { INBOX_ENDPOINTS } from './inbox';
import { PLAY_ENDPOINTS } from './game';
import { HISTORY_ENDPOINTS } from './history';
import { REFERRAL_ENDPOINTS } from './referral';
import { REWARD_ENDPOINTS } from './rewards';
import { SECURITY_ENDPOINTS } from './security';
import { SAFETY_ENDPOINTS } from './safety';
import { TOURNAMENT_ENDPOINTS } from './tournaments';
import { WIN_ENDPOINTS } from './wins';
import { WITHDRAWAL_ENDPOINTS } from './withdrawal';

/** Every call of the site, by operation of the contract. */
export const ALL_ENDPOINTS = {
  ...ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...MONEY_ENDPOINTS,
  ...PLAY_ENDPOINTS,
  ...WITHDRAWAL_ENDPOINTS,
  ...HISTORY_ENDPOINTS,
  ...BONUS_ENDPOINTS,
  ...REWARD_ENDPOINTS,
  ...INBOX_ENDPOINTS,
  ...REFERRAL_ENDPOINTS,
  ...SECURITY_ENDPOINTS,
  ...SAFETY_ENDPOINTS,
  ...TOURNAMENT_ENDPOINTS,
  ...CHAT_ENDPOINTS,
  ...WIN_ENDPOINTS,
};
