import type { ACCOUNT_ENDPOINTS } from './account';
import type { BONUS_ENDPOINTS } from './bonuses';
import type { ENDPOINTS } from './endpoints';
import type { HISTORY_ENDPOINTS } from './history';
import type { MONEY_ENDPOINTS } from './cashier';
import type { PLAY_ENDPOINTS } from './game';
import type { REWARD_ENDPOINTS } from './rewards';
import type { WITHDRAWAL_ENDPOINTS } from './withdrawal';

/** Name of a backend call, as used in the setting `endpoints`. */
export type Operation =
  | keyof typeof ENDPOINTS
  | keyof typeof ACCOUNT_ENDPOINTS
  | keyof typeof MONEY_ENDPOINTS
  | keyof typeof PLAY_ENDPOINTS
  | keyof typeof WITHDRAWAL_ENDPOINTS
  | keyof typeof HISTORY_ENDPOINTS
  | keyof typeof BONUS_ENDPOINTS
  | keyof typeof REWARD_ENDPOINTS;
