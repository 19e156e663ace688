import type { Endpoint } from './endpoints';

/** Backend endpoints of the cashier, limits, freezes and self-exclusion. */
export const MONEY_ENDPOINTS = {
  payments: { method: 'GET', path: '/api/admin/get-payments' },
  createDeposit: { method: 'POST', path: '/api/user/create-deposit' },
  openDeposits: { method: 'GET', path: '/api/user/deposits' },
  deposit: { method: 'GET', path: '/api/user/deposits/{depositId}' },
  cancelDeposit: { method: 'POST', path: '/api/user/cancel-deposit' },
  depositAllowance: { method: 'GET', path: '/api/user/deposit-allowance' },
  postThreeDs: { method: 'POST', path: '/api/user/3ds-webhook' },
  selectWallet: { method: 'POST', path: '/api/user/select-wallet' },
  limits: { method: 'GET', path: '/api/user/limits' },
  setLimit: { method: 'POST', path: '/api/user/set-limit' },
  confirmLimit: { method: 'POST', path: '/api/user/confirm-limit' },
  protectionNotices: { method: 'GET', path: '/api/user/protection-notices' },
  answerNotice: { method: 'POST', path: '/api/user/answer-notice' },
  freezeAccount: { method: 'POST', path: '/api/user/freeze-account' },
  selfExclude: { method: 'POST', path: '/api/user/self-exclude' },
  exclusion: { method: 'GET', path: '/api/user/exclusion' },
  requestLifting: { method: 'POST', path: '/api/user/request-lifting' },
  cancelLifting: { method: 'POST', path: '/api/user/cancel-lifting' },
} as const satisfies Record<string, Endpoint>;
