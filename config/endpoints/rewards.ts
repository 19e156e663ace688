import type { Endpoint } from './endpoints';

export const REWARD_ENDPOINTS = {
  rakebackDays: { method: 'GET', path: '/api/admin/get-rakeback-days' },
  claimRakeback: { method: 'GET', path: '/api/user/rakeback-claim' },
  claimRakebackByPost: { method: 'POST', path: '/api/user/rakeback-claim' },
  calendarAward: { method: 'GET', path: '/api/user/calendar-award' },
  rakebackReceipt: { method: 'GET', path: '/api/user/rakeback-receipt' },
  loyaltyLevels: { method: 'GET', path: '/api/core/casino/loyalty-levels' },
} as const satisfies Record<string, Endpoint>;
