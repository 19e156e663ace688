import type { Endpoint } from './endpoints';

export const BONUS_ENDPOINTS = {
  bonuses: { method: 'GET', path: '/api/admin/get-all-bonus' },
  userBonuses: { method: 'GET', path: '/api/user/bonuses' },
  activateBonus: { method: 'POST', path: '/api/user/activate-bonus' },
  cancelBonus: { method: 'POST', path: '/api/user/cancel-bonus' },
  claimCashback: { method: 'POST', path: '/api/user/claim-cashback' },
  applyCoupon: { method: 'POST', path: '/api/user/apply-coupon' },
  buyBonus: { method: 'POST', path: '/api/user/buy-bonus' },
  dailyBonus: { method: 'GET', path: '/api/user/daily-bonus' },
  openDailyBonus: { method: 'POST', path: '/api/user/open-daily-bonus' },
} as const satisfies Record<string, Endpoint>;
