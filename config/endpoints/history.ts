import type { Endpoint } from './endpoints';

export const HISTORY_ENDPOINTS = {
  transactions: { method: 'GET', path: '/api/user/transactions' },
  casinoHistory: { method: 'GET', path: '/api/user/casino-history' },
  round: { method: 'GET', path: '/api/user/rounds/{roundId}' },
  evidence: { method: 'GET', path: '/api/user/evidence' },
  periodTotals: { method: 'GET', path: '/api/user/period-totals' },
} as const satisfies Record<string, Endpoint>;
