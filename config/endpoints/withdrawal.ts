import type { Endpoint } from './endpoints';

export const WITHDRAWAL_ENDPOINTS = {
  withdrawalConditions: { method: 'GET', path: '/api/user/withdrawal-conditions' },
  calculateWithdrawal: { method: 'POST', path: '/api/user/calculate-withdrawal' },
  confirmWithdrawal: { method: 'POST', path: '/api/user/confirm-withdrawal' },
  cancelWithdrawal: { method: 'POST', path: '/api/user/cancel-withdrawal' },
  withdrawals: { method: 'GET', path: '/api/user/withdrawals' },
} as const satisfies Record<string, Endpoint>;
