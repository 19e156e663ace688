import type { ACCOUNT_ENDPOINTS } from './accountEndpoints';
import type { BONUS_ENDPOINTS } from './bonusEndpoints';
import type { ENDPOINTS } from './endpoints';
import type { HISTORY_ENDPOINTS } from './historyEndpoints';
import type { MONEY_ENDPOINTS } from './moneyEndpoints';
import type { PLAY_ENDPOINTS } from './playEndpoints';
import type { REWARD_ENDPOINTS } from './rewardEndpoints';
import type { WITHDRAWAL_ENDPOINTS } from './withdrawalEndpoints';

/** The name of a backend call, as the setting `endpoints` says it. */
export type Operation =
  | keyof typeof ENDPOINTS
  | keyof typeof ACCOUNT_ENDPOINTS
  | keyof typeof MONEY_ENDPOINTS
  | keyof typeof PLAY_ENDPOINTS
  | keyof typeof WITHDRAWAL_ENDPOINTS
  | keyof typeof HISTORY_ENDPOINTS
  | keyof typeof BONUS_ENDPOINTS
  | keyof typeof REWARD_ENDPOINTS;
