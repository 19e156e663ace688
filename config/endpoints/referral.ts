import type { Endpoint } from './endpoints';

/** Backend endpoints of referring a friend. */
export const REFERRAL_ENDPOINTS = {
  referral: { method: 'GET', path: '/api/user/referral' },
  claimReferral: { method: 'POST', path: '/api/user/claim-referral' },
} as const satisfies Record<string, Endpoint>;
