import type { Endpoint } from './endpoints';

/** Addresses of the calls about play with real money: how it goes, and what the player wants to be told of it. */
export const PLAY_ENDPOINTS = {
  playSession: { method: 'GET', path: '/api/user/play-session' },
  acknowledgeRealityCheck: { method: 'POST', path: '/api/user/acknowledge-reality-check' },
  setPreferences: { method: 'PUT', path: '/api/user/preferences' },
} as const satisfies Record<string, Endpoint>;
